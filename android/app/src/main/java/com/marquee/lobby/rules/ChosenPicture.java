package com.marquee.lobby.rules;

/** Which picture a chooser has answered with. Addresses are text here: the rule needs no Android. */
public final class ChosenPicture {
  private ChosenPicture() {}

  /**
   * A gallery may name its picture in the answer itself or in the clip alone. Without one it is the photograph that the
   * camera program has written.
   *
   * @param data address in the answer itself, or null
   * @param clip addresses in the answer's clip; null for an item that has none
   * @param photograph address of what the camera has written, or null
   * @return null when nothing was chosen
   */
  public static String pick(boolean isConfirmed, String data, String[] clip, String photograph) {
    if (!isConfirmed) return null;
    if (data != null) return data;
    for (String address : clip) if (address != null) return address;
    return photograph;
  }
}
