package com.marquee.lobby.rules;

/** Names of photographs, as the app itself makes them. */
public final class CaptureName {
  public static final String PREFIX = "photo";
  public static final String END = ".jpg";

  private CaptureName() {}

  /** The name in a provider's path, or null for any other: a path could lead out of the folder. */
  public static String read(String path) {
    return path != null && path.matches("/photo-?\\d{1,20}\\.jpg") ? path.substring(1) : null;
  }
}
