package com.marquee.lobby;

import android.content.Context;
import android.content.SharedPreferences;
import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import com.marquee.lobby.rules.SealedText;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.crypto.KeyGenerator;
import javax.crypto.SecretKey;

/** The session's token under a key that never leaves the device's key store. */
final class SealedStore {
  private static final String KEY_STORE = "AndroidKeyStore";
  private static final String KEY_NAME = "session";
  private static final String ENTRY = "session";
  private static final int KEY_BITS = 256;

  private final SharedPreferences entries;
  /** Where the key store fails, the session lasts as long as the process and is never written down. */
  private String inMemory;

  SealedStore(Context context) {
    entries = context.getSharedPreferences("sealed", Context.MODE_PRIVATE);
  }

  /** Null for a guest. */
  synchronized String read() {
    String sealed = entries.getString(ENTRY, null);
    if (sealed == null) return inMemory;
    try {
      String token = SealedText.open(findKey(), ENTRY, sealed);
      // A device that was restored from a backup has another key: what it cannot open is of no use.
      if (token == null) entries.edit().remove(ENTRY).apply();
      return token;
    } catch (GeneralSecurityException | IOException noKeyStore) {
      return inMemory;
    }
  }

  synchronized void save(String token) {
    inMemory = token;
    try {
      entries.edit().putString(ENTRY, SealedText.seal(findKey(), ENTRY, token)).apply();
    } catch (GeneralSecurityException | IOException noKeyStore) {
      entries.edit().remove(ENTRY).apply();
    }
  }

  synchronized void clear() {
    inMemory = null;
    entries.edit().remove(ENTRY).apply();
  }

  private static SecretKey findKey() throws GeneralSecurityException, IOException {
    KeyStore store = KeyStore.getInstance(KEY_STORE);
    store.load(null);
    SecretKey known = (SecretKey) store.getKey(KEY_NAME, null);
    if (known != null) return known;
    KeyGenerator generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, KEY_STORE);
    generator.init(
        new KeyGenParameterSpec.Builder(
                KEY_NAME, KeyProperties.PURPOSE_ENCRYPT | KeyProperties.PURPOSE_DECRYPT)
            .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
            .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
            .setKeySize(KEY_BITS)
            .build());
    return generator.generateKey();
  }
}
