import type { getAndroidApp } from '../../contract/install/android-calls.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Handler } from '../http/handler.ts';
import { apkAddress } from './android-files.ts';
import { readAndroidRelease } from './android-release.ts';
import { androidConfig } from './install-config.ts';

const readAndroidApp: Handler<typeof getAndroidApp> = async ({ versionCode }, { context }) => {
  const { minVersionCode } = await readConfig(context.sql, androidConfig);
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
