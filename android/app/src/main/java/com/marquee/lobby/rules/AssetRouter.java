package com.marquee.lobby.rules;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Decides which requests of the page the bundle answers. Everything else goes to the server: calls, pictures of players,
 * streams. A file exists only if the bundle's index lists it, so no path can lead out of it.
 */
public final class AssetRouter {
  private static final String PAGE = "index.html";
  private static final String YEAR = "public, max-age=31536000, immutable";
  private static final String CHECKED = "no-cache";
  /** The server's own: no bundle may answer for it, whatever its index lists. */
  private static final String[] SERVERS = {
    "/app", "/player-pictures", "/posters", "/live", "/sandbox", "/android", "/.well-known", "/callbacks", "/healthz",
    "/readyz", "/metrics", "/openapi.json", "/version.json",
  };
  /** A service worker would answer requests that then never reach this router. */
  private static final String[] NEVER = {"/sw.js", "/manifest.webmanifest"};

  private final String origin;
  private final Map<String, Long> sizes;
  private final Map<String, String> pageHeaders;

  /**
   * @param origin of the site
   * @param sizes of the bundle's files in bytes, by their path without the first slash
   * @param pageHeaders of the main frame's document, its policy among them
   */
  public AssetRouter(String origin, Map<String, Long> sizes, Map<String, String> pageHeaders) {
    this.origin = origin;
    this.sizes = sizes;
    this.pageHeaders = pageHeaders;
  }

  /** The answer, or null for a request that goes to the server. */
  public RouteAnswer route(RouteRequest request) {
    if (!origin.equals(request.origin)) return null;
    boolean isRead = request.method.equals("GET") || request.method.equals("HEAD");
    if (!isRead) return null;
    String path = RequestPath.decode(request.rawPath);
    if (path == null) return RouteAnswer.empty(400, plainHeaders());
    for (String own : SERVERS) if (isBelow(path, own)) return null;
    for (String never : NEVER) if (path.equals(never)) return RouteAnswer.empty(404, plainHeaders());
    String file = path.substring(1);
    if (!file.equals(PAGE) && sizes.containsKey(file)) return serve(request, file);
    if (isPageAddress(path)) return answerPage(request);
    return null;
  }

  /** By whole segments: `/appointment` is not below `/app`. */
  private static boolean isBelow(String path, String folder) {
    return path.equals(folder) || path.startsWith(folder + "/");
  }

  private RouteAnswer answerPage(RouteRequest request) {
    // A frame of this very origin would get the page with the player's token in it.
    if (!request.isMainFrame) return RouteAnswer.empty(404, plainHeaders());
    if (!request.accept.contains("text/html")) return null;
    Map<String, String> headers = new LinkedHashMap<String, String>(pageHeaders);
    headers.put("cache-control", "no-store");
    return RouteAnswer.page(PAGE, headers);
  }

  private RouteAnswer serve(RouteRequest request, String file) {
    long size = sizes.get(file);
    ByteRange range = ByteRange.parse(request.range, size);
    Map<String, String> headers = plainHeaders();
    headers.put("accept-ranges", "bytes");
    if (range.kind == ByteRange.UNSATISFIABLE) {
      headers.put("content-range", "bytes */" + size);
      return RouteAnswer.empty(416, headers);
    }
    headers.put("cache-control", isHashed(file) ? YEAR : CHECKED);
    headers.put("content-length", String.valueOf(range.length));
    if (range.kind == ByteRange.WHOLE) return RouteAnswer.file(200, file, headers, range);
    headers.put("content-range", "bytes " + range.start + "-" + (range.start + range.length - 1) + "/" + size);
    return RouteAnswer.file(206, file, headers, range);
  }

  private static Map<String, String> plainHeaders() {
    Map<String, String> headers = new LinkedHashMap<String, String>();
    headers.put("x-content-type-options", "nosniff");
    headers.put("cross-origin-resource-policy", "same-origin");
    return headers;
  }

  /** An address of the app: no file name at its end. The app shows Page Not Found itself. */
  private static boolean isPageAddress(String path) {
    if (path.equals("/" + PAGE)) return true;
    return path.indexOf('.', path.lastIndexOf('/')) < 0;
  }

  /** Files whose name has a content hash never change. */
  private static boolean isHashed(String file) {
    if (!file.startsWith("assets/")) return false;
    int dot = file.lastIndexOf('.');
    int dash = dot < 0 ? -1 : file.lastIndexOf('-', dot);
    // The hash itself may have dashes and underscores in it: eight letters in all.
    return dot >= 9 && dash > 0 && file.charAt(dot - 9) == '-';
  }
}
