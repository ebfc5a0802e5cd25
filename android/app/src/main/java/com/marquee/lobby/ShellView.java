package com.marquee.lobby;

import android.annotation.SuppressLint;
import android.content.Context;
import android.content.pm.ApplicationInfo;
import android.webkit.CookieManager;
import android.webkit.WebSettings;
import android.webkit.WebView;
import com.marquee.lobby.rules.ShellAgent;

/** Makes the web view: as closed as a page of ours allows. */
final class ShellView {
  private ShellView() {}

  @SuppressLint("SetJavaScriptEnabled")
  static WebView create(Context context, Site site) {
    WebView view = new WebView(context);
    view.setBackgroundColor(context.getColor(R.color.ink));
    view.setOverScrollMode(WebView.OVER_SCROLL_NEVER);
    WebSettings settings = view.getSettings();
    settings.setJavaScriptEnabled(true);
    settings.setDomStorageEnabled(true);
    settings.setAllowFileAccess(false);
    settings.setAllowContentAccess(false);
    settings.setGeolocationEnabled(false);
    settings.setSupportMultipleWindows(false);
    settings.setJavaScriptCanOpenWindowsAutomatically(false);
    settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
    settings.setUserAgentString(
        ShellAgent.of(settings.getUserAgentString(), site.versionName, site.versionCode));
    CookieManager.getInstance().setAcceptThirdPartyCookies(view, false);
    WebView.setWebContentsDebuggingEnabled(isDebuggable(context));
    return view;
  }

  private static boolean isDebuggable(Context context) {
    return (context.getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0;
  }
}
