package com.marquee.lobby.rules;

/** Content types of the files in the bundle, by the end of their names. */
final class ContentTypes {
  private static final String[][] TYPES = {
    {"html", "text/html"},
    {"js", "text/javascript"},
    {"css", "text/css"},
    {"json", "application/json"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"webp", "image/webp"},
    {"avif", "image/avif"},
    {"jpg", "image/jpeg"},
    {"woff2", "font/woff2"},
    {"webm", "audio/webm"},
    {"m4a", "audio/mp4"},
    {"mp3", "audio/mpeg"},
    {"wasm", "application/wasm"},
    {"txt", "text/plain"},
  };

  private ContentTypes() {}

  static String of(String path) {
    String end = path.substring(path.lastIndexOf('.') + 1);
    for (String[] type : TYPES) if (type[0].equals(end)) return type[1];
    return "application/octet-stream";
  }

  /** Null where bytes are no text. */
  static String charsetOf(String type) {
    boolean isText = type.startsWith("text/") || type.equals("application/json") || type.equals("image/svg+xml");
    return isText ? "utf-8" : null;
  }
}
