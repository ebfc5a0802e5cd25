package com.marquee.lobby.rules;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;

/** Decodes the path of an address once and strictly. Whatever could be read in two ways is refused. */
public final class RequestPath {
  private static final int MAX_LENGTH = 2048;

  private RequestPath() {}

  /** The decoded path, or null for one that is refused: traversal, doubly encoded, a backslash, a control character. */
  public static String decode(String raw) {
    if (raw == null || raw.length() > MAX_LENGTH || !raw.startsWith("/")) return null;
    String decoded = decodeOnce(raw);
    if (decoded == null) return null;
    for (int at = 0; at < decoded.length(); at++) {
      char letter = decoded.charAt(at);
      // A percent sign that is left was encoded twice.
      if (letter < 0x20 || letter == 0x7f || letter == '\\' || letter == '%') return null;
    }
    return hasOnlyPlainSegments(decoded) ? decoded : null;
  }

  private static boolean hasOnlyPlainSegments(String path) {
    String[] segments = path.substring(1).split("/", -1);
    for (int at = 0; at < segments.length; at++) {
      String segment = segments[at];
      boolean isLast = at == segments.length - 1;
      if (segment.isEmpty() && !isLast) return false;
      if (segment.equals(".") || segment.equals("..")) return false;
    }
    return true;
  }

  private static String decodeOnce(String raw) {
    ByteBuffer bytes = ByteBuffer.allocate(raw.length() * 3);
    Charset utf8 = Charset.forName("UTF-8");
    for (int at = 0; at < raw.length(); at++) {
      char letter = raw.charAt(at);
      if (letter != '%') {
        // Browsers encode everything else before they send it.
        if (letter > 0x7e) return null;
        bytes.put((byte) letter);
        continue;
      }
      int high = at + 2 <= raw.length() - 1 ? Character.digit(raw.charAt(at + 1), 16) : -1;
      int low = at + 2 <= raw.length() - 1 ? Character.digit(raw.charAt(at + 2), 16) : -1;
      if (high < 0 || low < 0) return null;
      int value = high * 16 + low;
      // An encoded slash is a segment for one reader and two for another.
      if (value == '/') return null;
      bytes.put((byte) value);
      at += 2;
    }
    bytes.flip();
    try {
      CharBuffer text =
          utf8.newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT)
              .decode(bytes);
      return text.toString();
    } catch (CharacterCodingException malformed) {
      return null;
    }
  }
}
