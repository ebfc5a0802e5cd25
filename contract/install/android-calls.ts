import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Android takes no larger version. */
const MAX_VERSION_CODE = 2_100_000_000;

const releaseSchema = z.object({
  versionName: z.string(),
  versionCode: z.int(),
  bytes: z.int(),
  /** Of the file, in hexadecimal. */
  sha256: z.string(),
  /** An address on the app’s own origin. */
  url: z.string(),
});

export const getAndroidApp = defineCall('getAndroidApp', {
  access: 'guest',
  about: 'The Android app that can be downloaded, and whether the caller’s own is too old to go on.',
  // The installed app asks by itself.
  isBackground: true,
  isOpenInMaintenance: true,
  isForWithdrawalOnly: true,
  body: z.object({
    /** Of the caller’s app; 0 in a browser. */
    versionCode: z.int().check(z.minimum(0), z.maximum(MAX_VERSION_CODE)),
  }),
  data: z.object({
    /** Null where the platform offers no app. */
    release: z.nullable(releaseSchema),
    isTooOld: z.boolean(),
  }),
});
