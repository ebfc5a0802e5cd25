package com.marquee.lobby.rules;

import java.nio.charset.Charset;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;

/** Text under a key by AES-GCM: `1.<iv>.<sealed>`, both in hexadecimal. The key lies in the device's key store. */
public final class SealedText {
  private static final String VERSION = "1";
  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int TAG_BITS = 128;
  private static final int IV_BYTES = 12;
  private static final Charset UTF_8 = Charset.forName("UTF-8");
  private static final String DIGITS = "0123456789abcdef";

  private SealedText() {}

  /** @param about what the text is: a text sealed as one thing cannot be opened as another */
  public static String seal(SecretKey key, String about, String text) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(CIPHER);
    // The key store makes the initialisation vector itself, and lets nobody choose one.
    cipher.init(Cipher.ENCRYPT_MODE, key);
    cipher.updateAAD(about.getBytes(UTF_8));
    byte[] sealed = cipher.doFinal(text.getBytes(UTF_8));
    return VERSION + "." + toHex(cipher.getIV()) + "." + toHex(sealed);
  }

  /** Null for what was sealed by another key, as another thing, or changed since. */
  public static String open(SecretKey key, String about, String text) {
    String[] parts = text == null ? new String[0] : text.split("\\.", -1);
    if (parts.length != 3 || !parts[0].equals(VERSION)) return null;
    byte[] iv = fromHex(parts[1]);
    byte[] sealed = fromHex(parts[2]);
    if (iv == null || sealed == null || iv.length != IV_BYTES) return null;
    try {
      Cipher cipher = Cipher.getInstance(CIPHER);
      cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, iv));
      cipher.updateAAD(about.getBytes(UTF_8));
      return new String(cipher.doFinal(sealed), UTF_8);
    } catch (GeneralSecurityException notOurs) {
      return null;
    }
  }

  private static String toHex(byte[] bytes) {
    StringBuilder hex = new StringBuilder(bytes.length * 2);
    for (byte value : bytes) hex.append(DIGITS.charAt((value >> 4) & 15)).append(DIGITS.charAt(value & 15));
    return hex.toString();
  }

  private static byte[] fromHex(String hex) {
    if (hex.isEmpty() || hex.length() % 2 != 0) return null;
    byte[] bytes = new byte[hex.length() / 2];
    for (int at = 0; at < bytes.length; at++) {
      int high = DIGITS.indexOf(hex.charAt(at * 2));
      int low = DIGITS.indexOf(hex.charAt(at * 2 + 1));
      if (high < 0 || low < 0) return null;
      bytes[at] = (byte) (high * 16 + low);
    }
    return bytes;
  }
}
