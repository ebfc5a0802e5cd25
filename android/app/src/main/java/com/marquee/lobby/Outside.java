package com.marquee.lobby;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.widget.Toast;
import com.marquee.lobby.rules.LinkPolicy;

/** Opens what does not belong into the app: other sites in a tab of the browser, mail and telephone in their programs. */
final class Outside {
  private static final String SESSION = "android.support.customtabs.extra.SESSION";
  private static final String TOOLBAR_COLOR = "android.support.customtabs.extra.TOOLBAR_COLOR";

  private Outside() {}

  static void open(Activity activity, String address, LinkPolicy.Target target) {
    if (target == LinkPolicy.Target.BROWSER) start(activity, tabOf(activity, Uri.parse(address)));
    if (target == LinkPolicy.Target.DIALER) {
      boolean isMail = address.regionMatches(true, 0, "mailto:", 0, 7);
      start(activity, new Intent(isMail ? Intent.ACTION_SENDTO : Intent.ACTION_DIAL, Uri.parse(address)));
    }
  }

  /** In the browser itself, also an address of our own site: a link to that would come straight back here. */
  static void openInBrowser(Activity activity, String address) {
    Intent browser = Intent.makeMainSelectorActivity(Intent.ACTION_MAIN, Intent.CATEGORY_APP_BROWSER);
    browser.setData(Uri.parse(address));
    start(activity, browser);
  }

  static void share(Activity activity, String title, String text) {
    Intent send = new Intent(Intent.ACTION_SEND);
    send.setType("text/plain");
    send.putExtra(Intent.EXTRA_SUBJECT, title);
    send.putExtra(Intent.EXTRA_TEXT, text);
    start(activity, Intent.createChooser(send, title));
  }

  /** A custom tab by its extras alone: a browser that knows none of them opens the page as usual. */
  private static Intent tabOf(Activity activity, Uri address) {
    Intent view = new Intent(Intent.ACTION_VIEW, address);
    view.addCategory(Intent.CATEGORY_BROWSABLE);
    Bundle extras = new Bundle();
    extras.putBinder(SESSION, null);
    view.putExtras(extras);
    view.putExtra(TOOLBAR_COLOR, activity.getColor(R.color.ink));
    return view;
  }

  private static void start(Activity activity, Intent intent) {
    try {
      activity.startActivity(intent);
    } catch (ActivityNotFoundException none) {
      Toast.makeText(activity, R.string.no_browser, Toast.LENGTH_LONG).show();
    }
  }
}
