package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;

public class RequestPathTest {
  @Test
  public void plainAndEncodedPathsAreDecodedOnce() {
    assertEquals("/", RequestPath.decode("/"));
    assertEquals("/assets/first-AbCd1234.js", RequestPath.decode("/assets/first-AbCd1234.js"));
    assertEquals("/a b/ñ", RequestPath.decode("/a%20b/%C3%B1"));
    assertEquals("/end*", RequestPath.decode("/end%2A"));
  }

  @Test
  public void traversalIsRefusedHoweverItIsEncoded() {
    String[] hostile = {
      "/../index.html", "/assets/../about.txt", "/assets/..", "/./x", "/assets/%2e%2e/about.txt", "/assets/%2E%2E",
      "/assets/.%2e/x", "/assets%2f..%2fabout.txt", "/assets/..%2fabout.txt",
    };
    for (String path : hostile) assertNull(path, RequestPath.decode(path));
  }

  @Test
  public void doublyEncodedPathIsRefused() {
    String[] hostile = {"/assets/%252e%252e/x", "/%2525", "/assets/%255c..", "/a%25"};
    for (String path : hostile) assertNull(path, RequestPath.decode(path));
  }

  @Test
  public void backslashNulAndControlCharactersAreRefused() {
    String[] hostile = {"/assets\\..\\x", "/a%5cb", "/a%5C..%5Cb", "/index.html%00.png", "/a%0d%0ab", "/a\u0000b", "/%7f"};
    for (String path : hostile) assertNull(path, RequestPath.decode(path));
  }

  @Test
  public void brokenEncodingIsRefused() {
    String[] hostile = {null, "", "x", "//host/x", "/a//b", "/%", "/%4", "/%zz", "/%ff", "/%c0%ae%c0%ae/x", "/ñ"};
    for (String path : hostile) assertNull(String.valueOf(path), RequestPath.decode(path));
  }

  @Test
  public void endlessPathIsRefused() {
    StringBuilder path = new StringBuilder("/");
    for (int at = 0; at < 3000; at++) path.append('a');
    assertNull(RequestPath.decode(path.toString()));
  }
}
