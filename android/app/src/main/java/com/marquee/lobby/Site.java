package com.marquee.lobby;

import android.content.Context;
import android.content.res.AssetManager;
import com.marquee.lobby.rules.AssetRouter;
import com.marquee.lobby.rules.BundleIndex;
import com.marquee.lobby.rules.LinkPolicy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** The site that this app shows, and the bundle of it that the app brings along. */
final class Site {
  private static final String FOLDER = "site/";

  final String origin;
  final String versionName;
  final int versionCode;
  final AssetRouter router;
  final LinkPolicy links;
  private final AssetManager assets;

  Site(Context context) {
    assets = context.getAssets();
    String[] about = readText("about.txt").split("\n");
    origin = about[0];
    versionName = about[1];
    versionCode = Integer.parseInt(about[2]);
    router =
        new AssetRouter(
            origin,
            BundleIndex.readSizes(readText("index.txt")),
            BundleIndex.readHeaders(readText("page-headers.txt")));
    links = new LinkPolicy(origin, BundleIndex.readLines(readText("paths.txt")));
  }

  InputStream open(String file) throws IOException {
    return assets.open(FOLDER + file, AssetManager.ACCESS_STREAMING);
  }

  String readPage(String file) {
    return readAll(FOLDER + file);
  }

  private String readText(String name) {
    return readAll(name);
  }

  private String readAll(String path) {
    try (InputStream in = assets.open(path)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[16 * 1024];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) out.write(buffer, 0, read);
      return out.toString("UTF-8");
    } catch (IOException missing) {
      throw new IllegalStateException("the app was built without " + path, missing);
    }
  }
}
