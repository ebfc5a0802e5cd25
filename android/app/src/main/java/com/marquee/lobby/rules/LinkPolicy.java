package com.marquee.lobby.rules;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;

/** Decides what becomes of an address: a deep link into the app, or a link that the page follows. */
public final class LinkPolicy {
  public enum Target {
    /** A page of the app. */
    APP,
    /** Another site: shown by the browser, never inside the app. */
    BROWSER,
    /** A mail program or the telephone. */
    DIALER,
    REFUSED,
  }

  private static final int MAX_LENGTH = 2048;

  private final URI site;
  private final List<String[]> paths;

  /**
   * @param origin of the site, like https://example.org
   * @param paths every address of the app, `:name` for one segment
   */
  public LinkPolicy(String origin, List<String> paths) {
    this.site = URI.create(origin);
    this.paths = new java.util.ArrayList<String[]>();
    for (String path : paths) this.paths.add(path.split("/", -1));
  }

  /** Where a link of the page leads that leaves the page in view. */
  public Target decide(String address) {
    URI uri = parse(address);
    if (uri == null || uri.getScheme() == null) return Target.REFUSED;
    String scheme = uri.getScheme().toLowerCase(Locale.ROOT);
    if (scheme.equals("mailto") || scheme.equals("tel")) return Target.DIALER;
    // No page of ours links to plain http, nor to what another app listens to.
    if (!scheme.equals("https") || uri.getHost() == null || uri.getRawUserInfo() != null) return Target.REFUSED;
    return isSite(uri) ? Target.APP : Target.BROWSER;
  }

  /** The address within the app that a deep link opens, with its query; null for a link that is refused. */
  public String readDeepLink(String address) {
    if (decide(address) != Target.APP) return null;
    URI uri = parse(address);
    String path = RequestPath.decode(uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath());
    if (path == null || !isKnown(path)) return null;
    String query = uri.getRawQuery();
    // Quotes cannot end anything here, but no address of ours has one.
    if (query != null && (query.indexOf('"') >= 0 || query.indexOf('<') >= 0)) return null;
    String open = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    return query == null ? open : open + "?" + query;
  }

  private boolean isSite(URI uri) {
    return site.getHost().equals(uri.getHost().toLowerCase(Locale.ROOT)) && portOf(site) == portOf(uri);
  }

  private static int portOf(URI uri) {
    return uri.getPort() == -1 ? 443 : uri.getPort();
  }

  private boolean isKnown(String path) {
    String[] segments = path.split("/", -1);
    for (String[] known : paths) if (matches(known, segments)) return true;
    return false;
  }

  private static boolean matches(String[] known, String[] segments) {
    if (known.length != segments.length) return false;
    for (int at = 0; at < known.length; at++) {
      boolean isAny = known[at].startsWith(":") && !segments[at].isEmpty();
      if (!isAny && !known[at].equals(segments[at])) return false;
    }
    return true;
  }

  private static URI parse(String address) {
    if (address == null || address.length() > MAX_LENGTH) return null;
    for (int at = 0; at < address.length(); at++) {
      char letter = address.charAt(at);
      // A browser reads a backslash as a slash and leaves out line ends: another host than a parser sees.
      if (letter <= 0x20 || letter == '\\' || letter >= 0x7f) return null;
    }
    try {
      return new URI(address);
    } catch (URISyntaxException malformed) {
      return null;
    }
  }
}
