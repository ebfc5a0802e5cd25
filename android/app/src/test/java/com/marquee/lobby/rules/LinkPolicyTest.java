package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import com.marquee.lobby.rules.LinkPolicy.Target;
import java.util.Arrays;
import org.junit.Test;

public class LinkPolicyTest {
  private final LinkPolicy links =
      new LinkPolicy("https://marquee.example", Arrays.asList("/", "/wallets", "/withdrawal/:kind", "/activity/jackpot"));

  @Test
  public void deepLinkToAKnownPageOpensIt() {
    assertEquals("/", links.readDeepLink("https://marquee.example"));
    assertEquals("/", links.readDeepLink("https://marquee.example/"));
    assertEquals("/wallets?name=deposit&id=7", links.readDeepLink("https://marquee.example/wallets?name=deposit&id=7"));
    assertEquals("/withdrawal/card", links.readDeepLink("https://MARQUEE.example:443/withdrawal/card#part"));
  }

  @Test
  public void deepLinkToAForeignHostIsRefused() {
    String[] foreign = {
      "https://evil.test/wallets", "https://marquee.example.evil.test/", "https://evil.test/marquee.example",
      "https://marquee.example@evil.test/", "https://user@marquee.example/", "https://evil.test#marquee.example",
      "https://marquee.example:8443/", "https://evil.test\\@marquee.example/", "https:///wallets", "//evil.test/wallets",
      "https://marquee.example%2eevil.test/", "https://xn--marquee-example.test/",
    };
    for (String address : foreign) assertNull(address, links.readDeepLink(address));
  }

  @Test
  public void deepLinkOfAnotherSchemeIsRefused() {
    String[] schemes = {
      "http://marquee.example/wallets", "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x",
      "intent://marquee.example/wallets#Intent;scheme=https;end", "file:///data/data/x", "content://x/y",
      "blob:https://marquee.example/1", "about:blank", "market://details?id=x", "view-source:https://marquee.example/",
    };
    for (String address : schemes) {
      assertNull(address, links.readDeepLink(address));
      assertEquals(address, Target.REFUSED, links.decide(address));
    }
  }

  @Test
  public void deepLinkToAnUnknownOrHostilePathIsRefused() {
    String[] paths = {
      "/no-such", "/wallets/more", "/withdrawal/", "/withdrawal", "/wallets/../app/v1/x", "/%2e%2e/wallets",
      "/%252e%252e/wallets", "/app/v1/preLogin", "/wallets%00", "/wallets%5c", "/withdrawal/a%2fb", "//evil.test/wallets",
    };
    for (String path : paths) assertNull(path, links.readDeepLink("https://marquee.example" + path));
    assertNull(links.readDeepLink("https://marquee.example/wallets?x=\"onload"));
    assertNull(links.readDeepLink("https://marquee.example/wallets ?x"));
    assertNull(links.readDeepLink("https://marquee.example/wall\nets"));
    assertNull(links.readDeepLink(null));
    assertNull(links.readDeepLink(""));
  }

  @Test
  public void linkOfThePageLeavesTheAppForAnotherSite() {
    assertEquals(Target.APP, links.decide("https://marquee.example/anything?x=1"));
    assertEquals(Target.BROWSER, links.decide("https://pay.example.net/checkout/123?token=a"));
    assertEquals(Target.BROWSER, links.decide("https://games.marquee.example/"));
    assertEquals(Target.DIALER, links.decide("mailto:help@marquee.example"));
    assertEquals(Target.DIALER, links.decide("tel:+63280000000"));
    assertEquals(Target.REFUSED, links.decide("http://pay.example.net/"));
    assertEquals(Target.REFUSED, links.decide("sms:+63"));
  }
}
