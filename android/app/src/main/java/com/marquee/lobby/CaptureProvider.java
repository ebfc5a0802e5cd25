package com.marquee.lobby;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import com.marquee.lobby.rules.CaptureName;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;

/** One file for each photograph, in the app's cache; the camera program may write it, and nobody else may open it. */
public final class CaptureProvider extends ContentProvider {
  /** A new empty file's address. */
  static Uri create(Context context) throws IOException {
    File folder = folderOf(context);
    if (!folder.isDirectory() && !folder.mkdirs()) throw new IOException("no folder for photographs");
    File file = File.createTempFile(CaptureName.PREFIX, CaptureName.END, folder);
    return Uri.parse("content://" + context.getPackageName() + ".captures/" + file.getName());
  }

  /** Whether the camera program wrote anything into it. */
  static boolean hasContent(Context context, Uri uri) {
    String name = CaptureName.read(uri.getPath());
    return name != null && new File(folderOf(context), name).length() > 0;
  }

  /** Photographs of documents must not stay: those of an earlier start have been sent or given up. */
  static void deleteAll(Context context) {
    File[] files = folderOf(context).listFiles();
    if (files != null) for (File file : files) file.delete();
  }

  private static File folderOf(Context context) {
    return new File(context.getCacheDir(), "captures");
  }

  @Override
  public ParcelFileDescriptor openFile(Uri uri, String mode) throws FileNotFoundException {
    String name = CaptureName.read(uri.getPath());
    if (name == null) throw new FileNotFoundException("no photograph of that name");
    return ParcelFileDescriptor.open(new File(folderOf(getContext()), name), ParcelFileDescriptor.parseMode(mode));
  }

  @Override
  public Cursor query(Uri uri, String[] columns, String where, String[] values, String order) {
    String name = CaptureName.read(uri.getPath());
    if (name == null) return null;
    MatrixCursor cursor = new MatrixCursor(new String[] {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE});
    cursor.addRow(new Object[] {name, new File(folderOf(getContext()), name).length()});
    return cursor;
  }

  @Override
  public String getType(Uri uri) {
    return "image/jpeg";
  }

  @Override
  public boolean onCreate() {
    return true;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    return null;
  }

  @Override
  public int delete(Uri uri, String where, String[] values) {
    return 0;
  }

  @Override
  public int update(Uri uri, ContentValues values, String where, String[] whereValues) {
    return 0;
  }
}
