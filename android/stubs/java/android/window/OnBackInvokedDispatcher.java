package android.window;

/** Of API 33; only compiled against, never packed. */
public interface OnBackInvokedDispatcher {
  int PRIORITY_DEFAULT = 0;

  void registerOnBackInvokedCallback(int priority, OnBackInvokedCallback callback);

  void unregisterOnBackInvokedCallback(OnBackInvokedCallback callback);
}
