package com.marquee.lobby;

import android.net.Uri;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;
import com.marquee.lobby.rules.CameraRule;

/** What the page asks of the device: a photograph, the camera. Everything else is denied. */
final class ShellChrome extends WebChromeClient {
  private final Site site;
  private final PhotoChooser photos;

  ShellChrome(Site site, PhotoChooser photos) {
    this.site = site;
    this.photos = photos;
  }

  @Override
  public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> callback, FileChooserParams params) {
    photos.choose(callback);
    return true;
  }

  @Override
  public void onPermissionRequest(PermissionRequest request) {
    if (CameraRule.mayAsk(site.origin, String.valueOf(request.getOrigin()), request.getResources()))
      photos.allowCamera(request);
    else request.deny();
  }

  @Override
  public void onPermissionRequestCanceled(PermissionRequest request) {
    photos.cancel();
  }
}
