import type { getAndroidApp } from '../../contract/install/android-calls.ts';
import { readConfig } from '../config/public/config-store.ts';
import type { Handler } from '../http/handler.ts';
import { apkAddress } from './android-files.ts';
import { readAndroidRelease } from './android-release.ts';

const readAndroidApp: Handler<typeof getAndroidApp> = async ({ versionCode }, { context }) => {
  const { minVersionCode } = await readConfig(context.sql, 'android');
  const release = readAndroidRelease(context.settings.android.releaseFile);
  return {
    release: release && {
      versionName: release.versionName,
      versionCode: release.versionCode,
      bytes: release.bytes,
      sha256: release.sha256,
      url: apkAddress(release.versionCode),
    },
    isTooOld: versionCode > 0 && versionCode < minVersionCode,
  };
};

export const installHandlers = { getAndroidApp: readAndroidApp };
