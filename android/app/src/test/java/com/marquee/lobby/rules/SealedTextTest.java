package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;

import javax.crypto.KeyGenerator;
import javax.crypto.SecretKey;
import org.junit.Before;
import org.junit.Test;

public class SealedTextTest {
  private static final String TOKEN = "abcdefghij_ABCDEFGHIJ-0123456789";
  private SecretKey key;

  private static SecretKey makeKey() throws Exception {
    KeyGenerator generator = KeyGenerator.getInstance("AES");
    generator.init(256);
    return generator.generateKey();
  }

  @Before
  public void makeOwnKey() throws Exception {
    key = makeKey();
  }

  @Test
  public void sealedTextOpensUnderItsKeyAlone() throws Exception {
    String sealed = SealedText.seal(key, "session", TOKEN);
    assertFalse(sealed.contains(TOKEN));
    assertEquals(TOKEN, SealedText.open(key, "session", sealed));
    assertNull(SealedText.open(makeKey(), "session", sealed));
    assertNull(SealedText.open(key, "other", sealed));
  }

  @Test
  public void sameTextIsSealedDifferentlyEachTime() throws Exception {
    assertNotEquals(SealedText.seal(key, "session", TOKEN), SealedText.seal(key, "session", TOKEN));
  }

  @Test
  public void changedTextDoesNotOpen() throws Exception {
    String sealed = SealedText.seal(key, "session", TOKEN);
    for (int at = 0; at < sealed.length(); at++) {
      char other = sealed.charAt(at) == 'a' ? 'b' : 'a';
      assertNull(SealedText.open(key, "session", sealed.substring(0, at) + other + sealed.substring(at + 1)));
    }
  }

  @Test
  public void whatIsNoSealedTextDoesNotOpen() {
    for (String text : new String[] {null, "", "1", "1..", "1.00.00", "2.000000000000000000000000.00", "1.zz.zz", TOKEN})
      assertNull(String.valueOf(text), SealedText.open(key, "session", text));
  }
}
