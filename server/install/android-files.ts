import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readAndroidRelease } from './android-release.ts';

const APK_TYPE = 'application/vnd.android.package-archive';
const FOLDER = '/android/';
const HOUR_S = 3_600;

/** Where the release is; its version is in the name, so that a download that goes on meets the same file. */
export const apkAddress = (versionCode: number): string => `${FOLDER}marquee-${versionCode}.apk`;

/**
 * The configured release, and nothing else of its folder; `/.well-known/assetlinks.json`, which lets Android open the
 * site's links in the app. Nothing of a request has a part in either.
 */
export function addAndroidFiles(app: FastifyInstance, { settings }: Pick<Context, 'settings'>): void {
  const { certificates, packageName, releaseFile } = settings.android;
  if (certificates.length > 0) {
    const statement = {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: certificates,
      },
    };
    app.get('/.well-known/assetlinks.json', (_request, reply) =>
      reply.type('application/json').header('cache-control', `public, max-age=${HOUR_S}`).send([statement]),
    );
  }
  const release = readAndroidRelease(releaseFile);
  if (!release) return;
  const { folder, file, versionCode, sha256, bytes } = release;
  const digest = Buffer.from(sha256, 'hex').toString('base64');
  void app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (error.statusCode !== 416) throw error;
      // A download that went on beyond the end begins anew by this.
      reply.removeHeader('content-disposition').header('cache-control', 'no-store');
      return reply
        .code(416)
        .header('content-range', `bytes */${bytes}`)
        .type('text/plain')
        .send('No such range');
    });
    scope.get(apkAddress(versionCode), (_request, reply) => {
      reply.headers({
        'content-disposition': `attachment; filename="marquee-${versionCode}.apk"`,
        'cache-control': 'public, no-cache',
        'repr-digest': `sha-256=:${digest}:`,
      });
      return reply.type(APK_TYPE).sendFile(file);
    });
  });
}
