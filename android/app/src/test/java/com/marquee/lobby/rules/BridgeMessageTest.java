package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;

import org.junit.Test;

public class BridgeMessageTest {
  private static final String TOKEN = "abcdefghij_ABCDEFGHIJ-0123456789";

  @Test
  public void everyKindOfTheListIsRead() {
    BridgeMessage message = BridgeMessage.parse("17 session.save " + TOKEN);
    assertEquals(17, message.id);
    assertEquals("session.save", message.kind);
    assertEquals(TOKEN, message.payload);
    assertEquals("17 done", message.answer(true));
    assertEquals("17 refused", message.answer(false));
    for (String text : new String[] {"1 session.clear ", "2 screen.secure 1", "3 screen.secure 0", "4 page.ready ", "5 update.open "})
      assertNotNull(text, BridgeMessage.parse(text));
    BridgeMessage share = BridgeMessage.parse("6 share A title\nA text\nof two lines");
    assertEquals("A title", share.title());
    assertEquals("A text\nof two lines", share.text());
  }

  @Test
  public void kindThatIsNotOnTheListIsRefused() {
    String[] unknown = {
      "1 session.read ", "1 eval alert(1)", "1 Session.save " + TOKEN, "1 share.file x\ny", "1  ", "1 screen.secure  1",
    };
    for (String text : unknown) assertNull(text, BridgeMessage.parse(text));
  }

  @Test
  public void payloadThatDoesNotFitItsKindIsRefused() {
    String[] wrong = {
      "1 session.save short", "1 session.save " + TOKEN + "\";alert(1)", "1 session.save ", "1 session.clear now",
      "1 screen.secure 2", "1 screen.secure true", "1 share no line end", "1 share a\nb\0", "1 update.open https://evil.test",
    };
    for (String text : wrong) assertNull(text, BridgeMessage.parse(text));
  }

  @Test
  public void messageWithoutItsFormOrBeyondItsSizeIsRefused() {
    String[] broken = {null, "", " ", "page.ready", "x page.ready ", "-1 page.ready ", "1234567890 page.ready ", "1page.ready"};
    for (String text : broken) assertNull(String.valueOf(text), BridgeMessage.parse(text));
    StringBuilder text = new StringBuilder("1 share t\n");
    while (text.length() < BridgeMessage.MAX_LENGTH) text.append('a');
    assertNotNull(BridgeMessage.parse(text.toString()));
    assertNull(BridgeMessage.parse(text.append('a').toString()));
  }
}
