package com.marquee.lobby.rules;

/** Writes into the main frame's document what the shell says to it. No frame inside the page can read that. */
public final class MainPage {
  /** Where the build left room for it. */
  static final String ROOM = "<!-- native -->";

  private MainPage() {}

  /**
   * @param nonce of this very document: only a port that comes with it is the shell's
   * @param token of the session, or null for a guest
   */
  public static String fill(String html, String nonce, String token, String insets, int versionCode) {
    boolean isPlain = nonce.matches("[0-9a-f]{32}") && insets.matches("\\d{1,4}(,\\d{1,4}){3}");
    if (!isPlain) throw new IllegalArgumentException("not the values of a page");
    String session = SessionToken.isToken(token) ? token : "";
    String mark =
        "<meta name=\"native\" content=\"" + nonce + ";" + versionCode + ";" + insets + ";" + session + "\" />";
    if (html.indexOf(ROOM) < 0) throw new IllegalArgumentException("a page without room for the shell");
    return html.replace(ROOM, mark);
  }
}
