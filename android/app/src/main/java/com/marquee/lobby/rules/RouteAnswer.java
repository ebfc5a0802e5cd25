package com.marquee.lobby.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the router answers to a request that does not go to the server. */
public final class RouteAnswer {
  public final int status;
  public final String reason;
  public final String type;
  /** Null where the body is no text. */
  public final String charset;
  public final Map<String, String> headers;
  /** The file in the bundle, or null for an answer without a body. */
  public final String file;
  public final long start;
  public final long length;
  /** The document of the main frame, which carries what the shell says to it. */
  public final boolean isPage;

  private RouteAnswer(
      int status, String type, Map<String, String> headers, String file, long start, long length, boolean isPage) {
    this.status = status;
    this.reason = reasonOf(status);
    this.type = type;
    this.charset = ContentTypes.charsetOf(type);
    this.headers = Collections.unmodifiableMap(headers);
    this.file = file;
    this.start = start;
    this.length = length;
    this.isPage = isPage;
  }

  static RouteAnswer page(String file, Map<String, String> headers) {
    return new RouteAnswer(200, "text/html", headers, file, 0, -1, true);
  }

  static RouteAnswer file(int status, String file, Map<String, String> headers, ByteRange range) {
    return new RouteAnswer(status, ContentTypes.of(file), headers, file, range.start, range.length, false);
  }

  static RouteAnswer empty(int status, Map<String, String> headers) {
    Map<String, String> all = new LinkedHashMap<String, String>(headers);
    all.put("cache-control", "no-store");
    return new RouteAnswer(status, "text/plain", all, null, 0, 0, false);
  }

  private static String reasonOf(int status) {
    switch (status) {
      case 200:
        return "OK";
      case 206:
        return "Partial Content";
      case 400:
        return "Bad Request";
      case 416:
        return "Range Not Satisfiable";
      default:
        return "Not Found";
    }
  }
}
