package com.marquee.lobby;

import android.Manifest;
import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.provider.MediaStore;
import android.webkit.PermissionRequest;
import android.webkit.ValueCallback;
import com.marquee.lobby.rules.ChosenPicture;
import java.io.IOException;

/** Photographs for the page: from the device's own chooser, from its camera program, or from the camera in the page. */
final class PhotoChooser {
  static final int CHOOSE = 1;
  static final int MAY_CHOOSE = 2;
  static final int MAY_FILM = 3;
  private static final String[] CAMERA = {Manifest.permission.CAMERA};

  private final Activity activity;
  private ValueCallback<Uri[]> waiting;
  private PermissionRequest asking;
  private Uri capture;

  PhotoChooser(Activity activity) {
    this.activity = activity;
  }

  /** The page's file field was tapped. The camera is asked for here, and not before. */
  void choose(ValueCallback<Uri[]> callback) {
    finish(null);
    waiting = callback;
    if (mayUseCamera()) openChooser();
    else activity.requestPermissions(CAMERA, MAY_CHOOSE);
  }

  /** The page's own camera. */
  void allowCamera(PermissionRequest request) {
    if (asking != null) asking.deny();
    asking = request;
    if (mayUseCamera()) answerPage(true);
    else activity.requestPermissions(CAMERA, MAY_FILM);
  }

  void onPermission(int code) {
    // Without the camera a photograph can still be chosen.
    if (code == MAY_CHOOSE && waiting != null) openChooser();
    if (code == MAY_FILM) answerPage(mayUseCamera());
  }

  void onResult(int code, int result, Intent intent) {
    if (code != CHOOSE) return;
    String data = intent == null || intent.getData() == null ? null : intent.getData().toString();
    boolean isTaken = capture != null && CaptureProvider.hasContent(activity, capture);
    boolean isConfirmed = result == Activity.RESULT_OK;
    String picked = ChosenPicture.pick(isConfirmed, data, clipOf(intent), isTaken ? capture.toString() : null);
    finish(picked == null ? null : new Uri[] {Uri.parse(picked)});
  }

  private static String[] clipOf(Intent intent) {
    ClipData clip = intent == null ? null : intent.getClipData();
    String[] addresses = new String[clip == null ? 0 : clip.getItemCount()];
    for (int at = 0; at < addresses.length; at++) {
      Uri address = clip.getItemAt(at).getUri();
      addresses[at] = address == null ? null : address.toString();
    }
    return addresses;
  }

  /** A page that went away must not leave its question open. */
  void cancel() {
    finish(null);
    if (asking != null) asking.deny();
    asking = null;
  }

  private void openChooser() {
    Intent pick = new Intent(Intent.ACTION_GET_CONTENT);
    pick.addCategory(Intent.CATEGORY_OPENABLE);
    pick.setType("image/*");
    Intent chooser = Intent.createChooser(pick, activity.getString(R.string.choose_photo));
    capture = null;
    if (mayUseCamera()) addCamera(chooser);
    try {
      activity.startActivityForResult(chooser, CHOOSE);
    } catch (ActivityNotFoundException none) {
      finish(null);
    } catch (SecurityException refused) {
      // Some devices list a program that others may not start: the page is answered, and can ask again.
      finish(null);
    }
  }

  private void addCamera(Intent chooser) {
    try {
      capture = CaptureProvider.create(activity);
    } catch (IOException full) {
      return;
    }
    Intent shoot = new Intent(MediaStore.ACTION_IMAGE_CAPTURE);
    shoot.putExtra(MediaStore.EXTRA_OUTPUT, capture);
    // The permission for the file goes with the clip, and only to the program that takes the photograph.
    shoot.setClipData(ClipData.newRawUri("", capture));
    shoot.addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION | Intent.FLAG_GRANT_READ_URI_PERMISSION);
    chooser.putExtra(Intent.EXTRA_INITIAL_INTENTS, new Intent[] {shoot});
  }

  private void finish(Uri[] chosen) {
    if (waiting != null) waiting.onReceiveValue(chosen);
    waiting = null;
    capture = null;
  }

  private void answerPage(boolean isAllowed) {
    if (asking == null) return;
    if (isAllowed) asking.grant(new String[] {PermissionRequest.RESOURCE_VIDEO_CAPTURE});
    else asking.deny();
    asking = null;
  }

  private boolean mayUseCamera() {
    return activity.checkSelfPermission(Manifest.permission.CAMERA) == PackageManager.PERMISSION_GRANTED;
  }
}
