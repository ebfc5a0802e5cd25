package com.marquee.lobby;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.os.Build;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.Gravity;
import android.view.View;
import android.view.WindowInsets;
import android.view.WindowManager;
import android.webkit.WebView;
import android.widget.Button;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.marquee.lobby.rules.BridgeMessage;
import com.marquee.lobby.rules.CrashPolicy;
import com.marquee.lobby.rules.InsetPlan;
import com.marquee.lobby.rules.LinkPolicy;

/** The one window of the app: the site in a web view. It makes no calls of its own and keeps no session alive. */
public final class MainActivity extends Activity implements ShellClient.Owner, Bridge.Listener {
  private static final String ADDRESS = "address";
  private static final int API_33 = 33;
  private static final int MAX_REBUILDS = 3;
  private static final long REBUILD_WINDOW_MS = 60_000;

  private final CrashPolicy crashes = new CrashPolicy(MAX_REBUILDS, REBUILD_WINDOW_MS);
  private Site site;
  private SealedStore session;
  private PhotoChooser photos;
  private BackGesture backGesture;
  private FrameLayout frame;
  private WebView view;
  private Bridge bridge;
  /** Whether the page has said that it can be told addresses. */
  private boolean isPageReady;
  /** Whether the player sees the app. A renderer often ends while nobody does. */
  private boolean isInFront;
  /** Read by threads of the web view. */
  private volatile String insets = "0,0,0,0";

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    site = new Site(this);
    session = new SealedStore(this);
    photos = new PhotoChooser(this);
    if (saved == null) CaptureProvider.deleteAll(this);
    frame = new FrameLayout(this);
    frame.setBackgroundColor(getColor(R.color.ink));
    drawBehindBars();
    setContentView(frame);
    if (Build.VERSION.SDK_INT >= API_33) takeBackGesture();
    String address = saved == null ? addressOf(getIntent()) : pageOf(saved.getString(ADDRESS));
    show(address == null ? "/" : address);
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    String address = addressOf(intent);
    if (address == null) return;
    // A page that is there keeps its state, and goes to the address by itself.
    boolean isTold = isPageReady && bridge != null && bridge.tell("open " + address);
    if (isTold) return;
    if (view == null) show(address);
    else view.loadUrl(site.origin + address);
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    if (view != null) state.putString(ADDRESS, view.getUrl());
  }

  @Override
  protected void onPause() {
    isInFront = false;
    followFront();
    super.onPause();
  }

  @Override
  protected void onResume() {
    super.onResume();
    isInFront = true;
    followFront();
  }

  /** Hidden pages do nothing: no heartbeat leaves the device while nobody plays. */
  private void followFront() {
    if (view == null) return;
    if (isInFront) {
      view.resumeTimers();
      view.onResume();
    } else {
      view.onPause();
      view.pauseTimers();
    }
  }

  @Override
  protected void onDestroy() {
    photos.cancel();
    leavePage();
    super.onDestroy();
  }

  @Override
  protected void onActivityResult(int code, int result, Intent data) {
    photos.onResult(code, result, data);
  }

  @Override
  public void onRequestPermissionsResult(int code, String[] permissions, int[] results) {
    photos.onPermission(code);
  }

  /** Below API 33; from there on the gesture has a callback of its own. */
  @Override
  public void onBackPressed() {
    if (view != null && view.canGoBack()) view.goBack();
    else moveTaskToBack(true);
  }

  private void takeBackGesture() {
    backGesture =
        new BackGesture(
            this,
            new Runnable() {
              @Override
              public void run() {
                if (view != null && view.canGoBack()) view.goBack();
              }
            });
  }

  @Override
  public void onHistoryChanged() {
    if (backGesture != null) backGesture.setTaken(view != null && view.canGoBack());
  }

  private void show(String address) {
    frame.removeAllViews();
    view = ShellView.create(this, site);
    view.setWebViewClient(new ShellClient(site, session, this));
    view.setWebChromeClient(new ShellChrome(site, photos));
    bridge = new Bridge(view, site.origin, this);
    frame.addView(view, new FrameLayout.LayoutParams(-1, -1));
    followFront();
    view.loadUrl(site.origin + address);
  }

  private void leavePage() {
    isPageReady = false;
    setScreenSecure(false);
    if (bridge != null) bridge.close();
    bridge = null;
    if (view == null) return;
    frame.removeView(view);
    view.destroy();
    view = null;
  }

  @Override
  public void onRendererGone() {
    String address = view == null ? null : pageOf(view.getUrl());
    photos.cancel();
    leavePage();
    final String next = address == null ? "/" : address;
    if (crashes.mayRebuild(SystemClock.elapsedRealtime())) show(next);
    else showCrashed(next);
    onHistoryChanged();
  }

  private void showCrashed(final String address) {
    LinearLayout column = new LinearLayout(this);
    column.setOrientation(LinearLayout.VERTICAL);
    column.setGravity(Gravity.CENTER);
    int gap = Math.round(24 * getResources().getDisplayMetrics().density);
    column.setPadding(gap, gap, gap, gap);
    TextView text = new TextView(this);
    text.setText(R.string.crashed);
    text.setTextColor(getColor(R.color.paper));
    text.setTextSize(18);
    text.setGravity(Gravity.CENTER);
    Button again = new Button(this);
    again.setText(R.string.try_again);
    again.setOnClickListener(
        new View.OnClickListener() {
          @Override
          public void onClick(View button) {
            show(address);
          }
        });
    column.addView(text);
    column.addView(again, new LinearLayout.LayoutParams(-2, -2));
    frame.removeAllViews();
    frame.addView(column, new FrameLayout.LayoutParams(-1, -1));
  }

  @Override
  public void openOutside(String address, LinkPolicy.Target target) {
    Outside.open(this, address, target);
  }

  /** The port of the page before leads nowhere now. */
  @Override
  public void onPageStarted() {
    isPageReady = false;
    if (bridge != null) bridge.close();
  }

  @Override
  public void onPageLoaded(String nonce) {
    if (bridge != null) bridge.open(nonce);
  }

  @Override
  public String insets() {
    return insets;
  }

  @Override
  public boolean onMessage(BridgeMessage message) {
    switch (message.kind) {
      case "session.save":
        session.save(message.payload);
        return true;
      case "session.clear":
        session.clear();
        return true;
      case "screen.secure":
        setScreenSecure(message.payload.equals("1"));
        return true;
      case "share":
        Outside.share(this, message.title(), message.text());
        return true;
      case "update.open":
        Outside.openInBrowser(this, site.origin + "/download");
        return true;
      case "page.ready":
        isPageReady = true;
        return true;
      default:
        return false;
    }
  }

  /** Neither a screenshot nor the list of recent apps shows a document or a password. */
  private void setScreenSecure(boolean isSecure) {
    if (isSecure) getWindow().addFlags(WindowManager.LayoutParams.FLAG_SECURE);
    else getWindow().clearFlags(WindowManager.LayoutParams.FLAG_SECURE);
  }

  private void drawBehindBars() {
    frame.setSystemUiVisibility(
        View.SYSTEM_UI_FLAG_LAYOUT_STABLE
            | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
            | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION);
    frame.setOnApplyWindowInsetsListener(
        new View.OnApplyWindowInsetsListener() {
          @Override
          public WindowInsets onApplyWindowInsets(View of, WindowInsets covered) {
            InsetPlan plan =
                InsetPlan.of(
                    covered.getSystemWindowInsetTop(),
                    covered.getSystemWindowInsetRight(),
                    covered.getSystemWindowInsetBottom(),
                    covered.getSystemWindowInsetLeft(),
                    getResources().getDisplayMetrics().density);
            insets = plan.text;
            frame.setPadding(0, 0, 0, plan.cutBelow);
            if (bridge != null) bridge.tell("insets " + plan.text);
            return covered.consumeSystemWindowInsets();
          }
        });
  }

  private String addressOf(Intent intent) {
    Uri data = intent == null ? null : intent.getData();
    return data == null ? null : site.links.readDeepLink(data.toString());
  }

  private String pageOf(String address) {
    return address == null ? null : site.links.readDeepLink(address);
  }
}
