package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;

public class ChosenPictureTest {
  private static final String[] NONE = {};
  private static final String GALLERY = "content://gallery/1";
  private static final String PHOTOGRAPH = "content://com.marquee.lobby.capture/photo1.jpg";

  @Test
  public void pictureThatComesInTheClipAloneIsTaken() {
    assertEquals(GALLERY, ChosenPicture.pick(true, null, new String[] {GALLERY}, null));
    assertEquals(GALLERY, ChosenPicture.pick(true, null, new String[] {null, GALLERY, "content://gallery/2"}, PHOTOGRAPH));
  }

  @Test
  public void pictureInTheAnswerItselfComesFirst() {
    assertEquals(GALLERY, ChosenPicture.pick(true, GALLERY, new String[] {"content://gallery/2"}, PHOTOGRAPH));
  }

  @Test
  public void photographIsTakenWhereNothingWasChosen() {
    assertEquals(PHOTOGRAPH, ChosenPicture.pick(true, null, NONE, PHOTOGRAPH));
    assertEquals(PHOTOGRAPH, ChosenPicture.pick(true, null, new String[] {null}, PHOTOGRAPH));
    assertNull(ChosenPicture.pick(true, null, NONE, null));
  }

  @Test
  public void chooserThatWasLeftGivesNothing() {
    assertNull(ChosenPicture.pick(false, GALLERY, new String[] {GALLERY}, PHOTOGRAPH));
  }
}
