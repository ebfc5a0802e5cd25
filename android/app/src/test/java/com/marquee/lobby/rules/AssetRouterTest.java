package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.Before;
import org.junit.Test;

public class AssetRouterTest {
  private static final String SITE = "https://marquee.example";
  private static final String HTML = "text/html,application/xhtml+xml";
  private AssetRouter router;

  @Before
  public void makeRouter() {
    Map<String, Long> sizes = new LinkedHashMap<String, Long>();
    sizes.put("index.html", 1000L);
    sizes.put("assets/first-AbCd12_4.js", 500L);
    sizes.put("assets/plain.css", 10L);
    sizes.put("icons/mq.json", 40L);
    sizes.put("art/v1/sound.mp3", 2000L);
    // What must never be served, even where a broken build lists it.
    sizes.put("app/v1/preLogin", 5L);
    sizes.put("sw.js", 5L);
    router = new AssetRouter(SITE, sizes, Collections.singletonMap("content-security-policy", "default-src 'none'"));
  }

  private RouteAnswer get(String path) {
    return ask("GET", SITE, path, false, "*/*", null);
  }

  private RouteAnswer open(String path) {
    return ask("GET", SITE, path, true, HTML, null);
  }

  private RouteAnswer ask(String method, String origin, String path, boolean isMain, String accept, String range) {
    return router.route(new RouteRequest(method, origin, path, isMain, accept, range));
  }

  @Test
  public void listedFileIsServedWithItsTypeAndCaching() {
    RouteAnswer script = get("/assets/first-AbCd12_4.js");
    assertEquals(200, script.status);
    assertEquals("text/javascript", script.type);
    assertEquals("utf-8", script.charset);
    assertEquals("public, max-age=31536000, immutable", script.headers.get("cache-control"));
    assertEquals("nosniff", script.headers.get("x-content-type-options"));
    assertEquals("no-cache", get("/assets/plain.css").headers.get("cache-control"));
    assertEquals("application/json", get("/icons/mq.json").type);
    assertNull(get("/art/v1/sound.mp3").charset);
  }

  @Test
  public void mainFrameGetsThePageAtEveryAddressOfTheApp() {
    for (String path : new String[] {
      "/", "/index.html", "/wallets", "/withdrawal/card", "/no/such/page", "/appointment", "/sandboxes", "/healthzone"
    }) {
      RouteAnswer page = open(path);
      assertTrue(path, page.isPage);
      assertEquals("index.html", page.file);
      assertEquals("no-store", page.headers.get("cache-control"));
      assertEquals("default-src 'none'", page.headers.get("content-security-policy"));
    }
  }

  @Test
  public void frameOfTheSiteNeverGetsThePageWithItsToken() {
    for (String path : new String[] {"/", "/index.html", "/wallets"}) {
      RouteAnswer answer = ask("GET", SITE, path, false, HTML, null);
      assertEquals(path, 404, answer.status);
      assertNull(answer.file);
      assertFalse(answer.isPage);
    }
  }

  @Test
  public void requestThatIsNoNavigationIsNotAnsweredWithThePage() {
    assertNull(ask("GET", SITE, "/wallets", true, "application/json", null));
    assertNull(open("/no-such-picture.webp"));
  }

  @Test
  public void callsAndTheServersOwnPathsGoToTheServer() {
    String[] paths = {
      "/app/v1/preLogin", "/app/v1/", "/version.json", "/.well-known/assetlinks.json", "/android/marquee.apk",
      "/player-pictures/1", "/posters/0a.webp", "/live/a.webm", "/sandbox/", "/metrics",
    };
    for (String path : paths) {
      assertNull(path, get(path));
      assertNull(path, open(path));
    }
  }

  @Test
  public void otherMethodsAndOtherOriginsGoToTheServer() {
    assertNull(ask("POST", SITE, "/", true, HTML, null));
    assertNull(ask("GET", "https://games.marquee.example", "/assets/plain.css", false, "*/*", null));
    assertNull(ask("GET", "http://marquee.example", "/", true, HTML, null));
    assertNull(ask("GET", "https://marquee.example:8443", "/", true, HTML, null));
    assertNull(ask("GET", "https://marquee.example.evil.test", "/", true, HTML, null));
  }

  @Test
  public void serviceWorkerIsNeverServed() {
    assertEquals(404, get("/sw.js").status);
    assertEquals(404, get("/manifest.webmanifest").status);
  }

  @Test
  public void hostilePathIsRefusedBeforeAnythingElseIsDecided() {
    String[] hostile = {
      "/assets/../about.txt", "/assets/%2e%2e/about.txt", "/assets/%252e%252e/about.txt", "/assets\\about.txt",
      "/assets/%5c..%5cabout.txt", "/assets/plain.css%00", "/app/%2e%2e/index.html", "/app%2fv1/preLogin",
    };
    for (String path : hostile) {
      assertEquals(path, 400, get(path).status);
      assertEquals(path, 400, open(path).status);
      assertNull(path, get(path).file);
    }
  }

  @Test
  public void rangeIsAnsweredInPart() {
    RouteAnswer part = ask("GET", SITE, "/art/v1/sound.mp3", false, "*/*", "bytes=100-199");
    assertEquals(206, part.status);
    assertEquals("bytes 100-199/2000", part.headers.get("content-range"));
    assertEquals("100", part.headers.get("content-length"));
    assertEquals(100, part.start);
    assertEquals(100, part.length);
    RouteAnswer last = ask("GET", SITE, "/art/v1/sound.mp3", false, "*/*", "bytes=-50");
    assertEquals("bytes 1950-1999/2000", last.headers.get("content-range"));
    assertEquals("bytes 1990-1999/2000",
        ask("GET", SITE, "/art/v1/sound.mp3", false, "*/*", "bytes=1990-9999").headers.get("content-range"));
  }

  @Test
  public void rangeBeyondTheEndIsRefused() {
    RouteAnswer answer = ask("GET", SITE, "/art/v1/sound.mp3", false, "*/*", "bytes=2000-");
    assertEquals(416, answer.status);
    assertEquals("bytes */2000", answer.headers.get("content-range"));
    assertNull(answer.file);
    assertEquals(416, ask("GET", SITE, "/art/v1/sound.mp3", false, "*/*", "bytes=-0").status);
  }

  @Test
  public void rangeThatCannotBeReadGivesTheWholeFile() {
    String[] unread = {"bytes=", "bytes=a-b", "items=0-1", "bytes=5-2", "bytes=0-1,4-5", "bytes=99999999999999999-", "bytes=--5"};
    for (String range : unread) {
      RouteAnswer answer = ask("GET", SITE, "/art/v1/sound.mp3", false, "*/*", range);
      assertEquals(range, 200, answer.status);
      assertNotNull(answer.file);
      assertEquals(2000, answer.length);
    }
  }
}
