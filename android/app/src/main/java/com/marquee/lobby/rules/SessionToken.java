package com.marquee.lobby.rules;

/** The form of a session's token, as the server gives it. */
final class SessionToken {
  private static final int MIN_LENGTH = 20;
  private static final int MAX_LENGTH = 128;

  private SessionToken() {}

  static boolean isToken(String text) {
    if (text == null || text.length() < MIN_LENGTH || text.length() > MAX_LENGTH) return false;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      boolean isLetter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
      boolean isOther = (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
      if (!isLetter && !isOther) return false;
    }
    return true;
  }
}
