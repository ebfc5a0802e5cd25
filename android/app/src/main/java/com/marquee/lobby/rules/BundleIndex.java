package com.marquee.lobby.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The text files that the build put beside the bundle. */
public final class BundleIndex {
  private BundleIndex() {}

  /** Lines of `size path`. */
  public static Map<String, Long> readSizes(String text) {
    Map<String, Long> sizes = new LinkedHashMap<String, Long>();
    for (String line : readLines(text)) {
      int space = line.indexOf(' ');
      sizes.put(line.substring(space + 1), Long.valueOf(line.substring(0, space)));
    }
    return sizes;
  }

  /** Lines of `name: value`. */
  public static Map<String, String> readHeaders(String text) {
    Map<String, String> headers = new LinkedHashMap<String, String>();
    for (String line : readLines(text)) {
      int colon = line.indexOf(": ");
      headers.put(line.substring(0, colon), line.substring(colon + 2));
    }
    return headers;
  }

  public static List<String> readLines(String text) {
    List<String> lines = new ArrayList<String>();
    for (String line : text.split("\n")) if (!line.isEmpty()) lines.add(line);
    return lines;
  }
}
