package com.marquee.lobby.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** A message of the page to the shell: `id kind payload`. What does not parse is dropped without an answer. */
public final class BridgeMessage {
  /** Letters of a whole message: a token, or a title with a text to share. */
  public static final int MAX_LENGTH = 4096;

  /** The same list as in src/platform/native/native-messages.ts; a test compares them. */
  private static final Set<String> KINDS =
      Collections.unmodifiableSet(
          new HashSet<String>(
              Arrays.asList("session.save", "session.clear", "share", "screen.secure", "page.ready", "update.open")));

  public final int id;
  public final String kind;
  public final String payload;

  private BridgeMessage(int id, String kind, String payload) {
    this.id = id;
    this.kind = kind;
    this.payload = payload;
  }

  /** Null for anything that is no message of the list. */
  public static BridgeMessage parse(String text) {
    if (text == null || text.length() > MAX_LENGTH) return null;
    int afterId = text.indexOf(' ');
    if (afterId < 1 || afterId > 9) return null;
    int afterKind = text.indexOf(' ', afterId + 1);
    if (afterKind < 0) return null;
    int id = 0;
    for (int at = 0; at < afterId; at++) {
      char digit = text.charAt(at);
      if (digit < '0' || digit > '9') return null;
      id = id * 10 + (digit - '0');
    }
    String kind = text.substring(afterId + 1, afterKind);
    if (!KINDS.contains(kind)) return null;
    String payload = text.substring(afterKind + 1);
    return isPayloadOf(kind, payload) ? new BridgeMessage(id, kind, payload) : null;
  }

  private static boolean isPayloadOf(String kind, String payload) {
    if (kind.equals("session.save")) return SessionToken.isToken(payload);
    if (kind.equals("screen.secure")) return payload.equals("1") || payload.equals("0");
    if (kind.equals("share")) return payload.indexOf('\n') >= 0 && payload.indexOf('\0') < 0;
    return payload.isEmpty();
  }

  /** What a share has first: its title, up to the first line end. */
  public String title() {
    return payload.substring(0, payload.indexOf('\n'));
  }

  public String text() {
    return payload.substring(payload.indexOf('\n') + 1);
  }

  /** The answer, as the page reads it. */
  public String answer(boolean isDone) {
    return id + (isDone ? " done" : " refused");
  }
}
