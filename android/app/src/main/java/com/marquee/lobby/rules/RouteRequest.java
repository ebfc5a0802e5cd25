package com.marquee.lobby.rules;

/** What the router must know of a request. */
public final class RouteRequest {
  final String method;
  /** Scheme, host and port, as a browser writes an origin. */
  final String origin;
  /** As it stands in the address, still encoded, without the query. */
  final String rawPath;
  final boolean isMainFrame;
  final String accept;
  final String range;

  public RouteRequest(
      String method, String origin, String rawPath, boolean isMainFrame, String accept, String range) {
    this.method = method;
    this.origin = origin;
    this.rawPath = rawPath;
    this.isMainFrame = isMainFrame;
    this.accept = accept == null ? "" : accept;
    this.range = range;
  }
}
