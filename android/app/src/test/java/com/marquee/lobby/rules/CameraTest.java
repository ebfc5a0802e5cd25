package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class CameraTest {
  private static final String SITE = "https://marquee.example";
  private static final String CAMERA = "android.webkit.resource.VIDEO_CAPTURE";

  @Test
  public void siteAloneMayAskForTheCamera() {
    assertTrue(CameraRule.mayAsk(SITE, SITE, new String[] {CAMERA}));
    assertTrue(CameraRule.mayAsk(SITE, SITE + "/", new String[] {CAMERA}));
    assertFalse(CameraRule.mayAsk(SITE, "https://games.marquee.example/", new String[] {CAMERA}));
    assertFalse(CameraRule.mayAsk(SITE, "https://marquee.example.evil.test/", new String[] {CAMERA}));
  }

  @Test
  public void nothingBesideTheCameraIsAllowed() {
    String microphone = "android.webkit.resource.AUDIO_CAPTURE";
    assertFalse(CameraRule.mayAsk(SITE, SITE, new String[] {microphone}));
    assertFalse(CameraRule.mayAsk(SITE, SITE, new String[] {CAMERA, microphone}));
    assertFalse(CameraRule.mayAsk(SITE, SITE, new String[0]));
  }

  @Test
  public void providerOpensPhotographsOfItsOwnAlone() {
    assertEquals("photo123.jpg", CaptureName.read("/photo123.jpg"));
    assertEquals("photo-42.jpg", CaptureName.read("/photo-42.jpg"));
    String[] hostile = {null, "", "/", "/../shared_prefs/sealed.xml", "/photo1.jpg/../x", "/photo1.png", "/photo.jpg", "/a/photo1.jpg"};
    for (String path : hostile) assertNull(String.valueOf(path), CaptureName.read(path));
  }
}
