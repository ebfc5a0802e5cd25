package com.marquee.lobby;

import android.app.Activity;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;
import java.lang.reflect.InvocationTargetException;

/** The back gesture from API 33 on, which calls `onBackPressed` no more. Loaded on those versions only. */
final class BackGesture {
  private final OnBackInvokedDispatcher dispatcher;
  private final OnBackInvokedCallback callback;
  private boolean isTaken;

  BackGesture(Activity activity, final Runnable goBack) {
    dispatcher = findDispatcher(activity);
    callback =
        new OnBackInvokedCallback() {
          @Override
          public void onBackInvoked() {
            goBack.run();
          }
        };
  }

  /** Takes the gesture while the page has a step to go back to; else the system shows where it leads. */
  void setTaken(boolean isWanted) {
    if (dispatcher == null || isWanted == isTaken) return;
    isTaken = isWanted;
    if (isWanted) dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback);
    else dispatcher.unregisterOnBackInvokedCallback(callback);
  }

  /** By name, as this is compiled against API 23. */
  private static OnBackInvokedDispatcher findDispatcher(Activity activity) {
    try {
      return (OnBackInvokedDispatcher) Activity.class.getMethod("getOnBackInvokedDispatcher").invoke(activity);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException missing) {
      return null;
    }
  }
}
