package android.window;

/** Of API 33; only compiled against, never packed. */
public interface OnBackInvokedCallback {
  void onBackInvoked();
}
