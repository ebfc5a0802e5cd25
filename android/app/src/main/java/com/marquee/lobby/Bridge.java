package com.marquee.lobby;

import android.net.Uri;
import android.webkit.WebMessage;
import android.webkit.WebMessagePort;
import android.webkit.WebView;
import com.marquee.lobby.rules.BridgeMessage;

/**
 * Messages between the page and the shell, over a port that only the main frame is given, and only while it shows this
 * site. There is no JavaScript interface, which every frame inside the page would see.
 */
final class Bridge {
  interface Listener {
    /** Whether it was done. */
    boolean onMessage(BridgeMessage message);
  }

  private final WebView view;
  private final Uri origin;
  private final Listener listener;
  private WebMessagePort port;
  private String openedFor = "";

  Bridge(WebView view, String origin, Listener listener) {
    this.view = view;
    this.origin = Uri.parse(origin);
    this.listener = listener;
  }

  /** Hands the page of this nonce its end of a new channel; a page that is there already keeps its own. */
  void open(String nonce) {
    if (nonce.isEmpty() || nonce.equals(openedFor)) return;
    close();
    openedFor = nonce;
    WebMessagePort[] ports = view.createWebMessageChannel();
    port = ports[0];
    port.setWebMessageCallback(
        new WebMessagePort.WebMessageCallback() {
          @Override
          public void onMessage(WebMessagePort from, WebMessage raw) {
            BridgeMessage message = BridgeMessage.parse(raw.getData());
            if (message != null && from == port) from.postMessage(new WebMessage(message.answer(listener.onMessage(message))));
          }
        });
    view.postWebMessage(new WebMessage("native " + nonce, new WebMessagePort[] {ports[1]}), origin);
  }

  /** Whether it was sent: without a page there is nobody to hear it. */
  boolean tell(String event) {
    if (port == null) return false;
    port.postMessage(new WebMessage("0 " + event));
    return true;
  }

  void close() {
    if (port != null) port.close();
    port = null;
    openedFor = "";
  }
}
