import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { readAndroidRelease } from '../../../server/install/android-release.ts';
import { androidConfig } from '../../../server/install/install-config.ts';
import { readSettings } from '../../../server/settings.ts';
import { makeTempDataDir } from '../../temp-data-dir.ts';
import { useDatabase } from '../support/database.ts';
import { sendRaw } from '../support/raw-request.ts';
import { useApp } from '../support/use-app.ts';

const CERTIFICATE = Array.from({ length: 32 }, (_, at) => (at + 16).toString(16).toUpperCase()).join(':');
const folder = makeTempDataDir();
const apk = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 251));
const sha256 = createHash('sha256').update(apk).digest('hex');

/** A description beside a file, as the build writes both. */
function writeRelease(changes: object = {}, name = 'release.json'): string {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'marquee.apk'), apk);
  const file = path.join(folder, name);
  const text = { file: 'marquee.apk', versionName: '1.2.3', versionCode: 10_203, bytes: apk.length, sha256 };
  fs.writeFileSync(file, JSON.stringify({ ...text, ...changes }));
  return file;
}

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const database = useDatabase();
const packageName = 'com.marquee.lobby';
const offering = useApp(database, {
  settings: { android: { packageName, certificates: [CERTIFICATE], releaseFile: writeRelease() } },
});
const plain = useApp(database);
const APK = '/android/marquee-10203.apk';

describe('Android app offered by the server', () => {
  it('[R34] Android release is returned with its version, size, checksum and address', async () => {
    const { data } = await offering.call('getAndroidApp', { versionCode: 0 });
    expect(data).toEqual({
      release: { versionName: '1.2.3', versionCode: 10_203, bytes: apk.length, sha256, url: APK },
      isTooOld: false,
    });
    expect((await plain.call('getAndroidApp', { versionCode: 0 })).data.release).toBeNull();
  });

  it('[R34] whole file is sent as an attachment with its digest', async () => {
    const answer = await fetch(offering.url + APK);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-length': String(apk.length),
      'content-disposition': 'attachment; filename="marquee-10203.apk"',
      'accept-ranges': 'bytes',
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(apk)).toBe(true);
  });

  it('[R34] interrupted download goes on from its byte, and a range beyond the end is refused', async () => {
    const ask = (range: string) => fetch(offering.url + APK, { headers: { range } });
    const rest = await ask('bytes=4000-');
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe('bytes 4000-4999/5000');
    expect(Buffer.from(await rest.arrayBuffer()).equals(apk.subarray(4000))).toBe(true);
    const beyond = await ask('bytes=5000-');
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */5000');
    expect(beyond.headers.get('content-disposition')).toBeNull();
    expect((await ask('bytes=99999999999-')).status).toBe(416);
  });

  it('[R34] nothing else of the release’s folder can be fetched', async () => {
    const paths = [
      '/android/',
      '/android/marquee.apk',
      '/android/release.json',
      '/android/marquee-10204.apk',
      '/android/..%2frelease.json',
      '/android/%2e%2e/release.json',
      '/android/marquee-10203.apk/../release.json',
      '/android/marquee-10203.apk%00.json',
    ];
    const { host } = new URL(offering.url);
    for (const address of paths) {
      const { status, text } = await sendRaw(offering.url, [`GET ${address} HTTP/1.1`, `host: ${host}`]);
      expect([400, 403, 404], address).toContain(status);
      expect(text, address).not.toContain('versionCode');
    }
    expect((await fetch(plain.url + APK)).status).toBe(404);
  });

  it('asset links hold the configured package and certificates alone, whatever a caller sends', async () => {
    const address = '/.well-known/assetlinks.json';
    const answer = await fetch(`${offering.url}${address}?package=evil.test&sha256=00`, {
      headers: { 'x-package': 'evil.test' },
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: packageName,
          sha256_cert_fingerprints: [CERTIFICATE],
        },
      },
    ]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetch(offering.url + address, { method, body: '[]' })).status, method).toBe(404);
    expect((await fetch(plain.url + address)).status).toBe(404);
  });

  it('app below the least version is told so, and a browser never is', async () => {
    const isTooOld = async (versionCode: number) =>
      (await plain.call('getAndroidApp', { versionCode })).data.isTooOld;
    expect(await isTooOld(1)).toBe(false);
    await writeConfig(database.sql, androidConfig, { minVersionCode: 200 }, plain.clock.now());
    expect(await Promise.all([0, 1, 199, 200, 201].map(isTooOld))).toEqual([false, true, true, false, false]);
    for (const versionCode of [-1, 1.5, 2 ** 40, '200', null])
      expect((await plain.call('getAndroidApp', { versionCode })).code, String(versionCode)).toBe(400);
    await writeConfig(database.sql, androidConfig, { minVersionCode: 0 }, plain.clock.now());
  });
});

describe('settings of the Android app', () => {
  it.each([
    ['another hash', { sha256: '0'.repeat(64) }, 'describes another file'],
    ['another size', { bytes: 1 }, 'describes another file'],
    ['a file elsewhere', { file: '../marquee.apk' }, 'is no description'],
    ['a missing file', { file: 'gone.apk' }, 'names gone.apk, which cannot be read'],
  ])('release with %s stops the start with one line', (name, changes, message) => {
    const file = writeRelease(changes, `${name.replaceAll(' ', '-')}.json`);
    expect(() => readAndroidRelease(file)).toThrow(
      `Bad setting ANDROID_RELEASE: ${path.basename(file)} ${message}`,
    );
  });

  it('certificates are read as keytool writes them, and nothing else is', () => {
    const read = (ANDROID_CERTIFICATES: string) =>
      readSettings({ ANDROID_CERTIFICATES }).android.certificates;
    expect(read('')).toEqual([]);
    expect(read(`${CERTIFICATE},${CERTIFICATE}`)).toEqual([CERTIFICATE, CERTIFICATE]);
    for (const wrong of ['AA:BB', CERTIFICATE.toLowerCase(), `${CERTIFICATE},`, `${CERTIFICATE};`])
      expect(() => read(wrong), wrong).toThrow('ANDROID_CERTIFICATES');
    expect(() => readSettings({ ANDROID_PACKAGE: 'no package' })).toThrow('ANDROID_PACKAGE');
  });
});
