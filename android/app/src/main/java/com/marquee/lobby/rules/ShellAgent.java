package com.marquee.lobby.rules;

/** The browser's name with the app's in it: the server and the page know the app and its version by it. */
public final class ShellAgent {
  private ShellAgent() {}

  public static String of(String browser, String versionName, int versionCode) {
    return browser + " member-app/" + versionName + "." + versionCode;
  }
}
