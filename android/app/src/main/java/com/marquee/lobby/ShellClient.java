package com.marquee.lobby;

import android.graphics.Bitmap;
import android.net.Uri;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import com.marquee.lobby.rules.LinkPolicy;
import com.marquee.lobby.rules.MainPage;
import com.marquee.lobby.rules.RouteAnswer;
import com.marquee.lobby.rules.RouteRequest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.security.SecureRandom;
import java.util.Map;

/** Answers the page's requests from the bundle, and sends its links where the policy says. */
final class ShellClient extends WebViewClient {
  /** What the activity does about the page's own events. */
  interface Owner {
    void openOutside(String address, LinkPolicy.Target target);

    void onPageStarted();

    void onPageLoaded(String nonce);

    void onHistoryChanged();

    void onRendererGone();

    String insets();
  }

  private final Site site;
  private final SealedStore session;
  private final Owner owner;
  private final SecureRandom random = new SecureRandom();
  /** Of the document that was answered last; written by a thread of the web view. */
  private volatile String nonce = "";

  ShellClient(Site site, SealedStore session, Owner owner) {
    this.site = site;
    this.session = session;
    this.owner = owner;
  }

  @Override
  public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
    Uri url = request.getUrl();
    Map<String, String> headers = request.getRequestHeaders();
    RouteAnswer answer =
        site.router.route(
            new RouteRequest(
                request.getMethod(),
                url.getScheme() + "://" + url.getEncodedAuthority(),
                url.getEncodedPath(),
                request.isForMainFrame(),
                find(headers, "Accept"),
                find(headers, "Range")));
    return answer == null ? null : answerOf(answer);
  }

  private WebResourceResponse answerOf(RouteAnswer answer) {
    InputStream body;
    try {
      body = answer.isPage ? writePage(answer.file) : openPart(answer);
    } catch (IOException unreadable) {
      return new WebResourceResponse(
          "text/plain", null, 500, "Unreadable", answer.headers, new ByteArrayInputStream(new byte[0]));
    }
    return new WebResourceResponse(
        answer.type, answer.charset, answer.status, answer.reason, answer.headers, body);
  }

  private InputStream writePage(String file) {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    StringBuilder hex = new StringBuilder();
    for (byte value : bytes) hex.append(String.format("%02x", value));
    nonce = hex.toString();
    String page =
        MainPage.fill(site.readPage(file), nonce, session.read(), owner.insets(), site.versionCode);
    return new ByteArrayInputStream(page.getBytes(Charset.forName("UTF-8")));
  }

  private InputStream openPart(RouteAnswer answer) throws IOException {
    if (answer.file == null) return new ByteArrayInputStream(new byte[0]);
    return new PartStream(site.open(answer.file), answer.start, answer.length);
  }

  private static String find(Map<String, String> headers, String name) {
    for (Map.Entry<String, String> header : headers.entrySet()) {
      if (header.getKey().equalsIgnoreCase(name)) return header.getValue();
    }
    return null;
  }

  /** Of API 24: without an override note, as this is compiled against API 23. */
  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
    String address = request.getUrl().toString();
    LinkPolicy.Target target = site.links.decide(address);
    // A frame's own pages stay in it; it may not start another program.
    if (!request.isForMainFrame()) return target == LinkPolicy.Target.REFUSED || target == LinkPolicy.Target.DIALER;
    if (target == LinkPolicy.Target.APP) return false;
    owner.openOutside(address, target);
    return true;
  }

  @Override
  public void onPageStarted(WebView view, String url, Bitmap icon) {
    owner.onPageStarted();
  }

  @Override
  public void onPageFinished(WebView view, String url) {
    if (url != null && url.startsWith(site.origin + "/")) owner.onPageLoaded(nonce);
  }

  @Override
  public void doUpdateVisitedHistory(WebView view, String url, boolean isReload) {
    owner.onHistoryChanged();
  }

  /** Of API 26. Without it the whole app would end with its renderer. */
  public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
    owner.onRendererGone();
    return true;
  }
}
