package com.marquee.lobby.rules;

/** Who may use the camera: the site's own page, and the camera alone. */
public final class CameraRule {
  private static final String CAMERA = "android.webkit.resource.VIDEO_CAPTURE";

  private CameraRule() {}

  /** @param asker origin of the frame that asks, with or without a slash at its end */
  public static boolean mayAsk(String site, String asker, String[] resources) {
    boolean isSite = asker.equals(site) || asker.equals(site + "/");
    return isSite && resources.length == 1 && resources[0].equals(CAMERA);
  }
}
