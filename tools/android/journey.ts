import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { findFreePorts, startProduct } from '../../tests/e2e/support/product.ts';
import { runProgram } from '../steps.ts';
import { sourcesOf } from './build-apk.ts';
import { RULES } from './java-tests.ts';
import type { Jdk } from './jdk.ts';
import { runTool } from './run-tool.ts';
import { makeSiteBundle } from './site-bundle.ts';

const SOURCES = 'android/journey/java';
const OUTPUT_FOLDER = '.cache/android/journey';
const BUNDLE = '.cache/android/journey-bundle';
/** Of the app that is played. */
const VERSION_CODE = 100;

/**
 * Plays the app's way in a browser: the shell's own router answers from the bundle, behind HTTP, and passes the rest to
 * the product.
 * @throws Error with the failed cases
 */
export async function runJourney({ javac, java }: Jdk, chromium: string): Promise<string> {
  fs.rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
  fs.mkdirSync(OUTPUT_FOLDER, { recursive: true });
  runTool(javac, [
    '-nowarn',
    '-encoding',
    'UTF-8',
    '-d',
    OUTPUT_FOLDER,
    ...sourcesOf(RULES),
    ...sourcesOf(SOURCES),
  ]);
  const port = await findFreePorts();
  const routerPort = await findFreePorts();
  const site = `http://localhost:${routerPort}`;
  const gamesOrigin = `http://localhost:${port + 1}`;
  const about = { applicationId: '', versionName: '0.0.0', versionCode: VERSION_CODE };
  await makeSiteBundle({ ...about, origin: site, gamesOrigin, studioOrigins: [] }, BUNDLE);
  const product = await startProduct({ PORT: String(port), PUBLIC_ORIGIN: site, GAMES_ORIGIN: gamesOrigin });
  const router = spawn(
    java,
    [
      // The server must see the host that the page was opened at.
      ...[
        '-Dsun.net.http.allowRestrictedHeaders=true',
        '-cp',
        OUTPUT_FOLDER,
        'com.marquee.lobby.journey.RouterServer',
      ],
      ...[String(routerPort), product.origin, BUNDLE, String(VERSION_CODE)],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    await untilReady(router);
    return await runProgram(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config=playwright.android.config.ts', '--reporter=line'],
      {
        CHROME_PATH: chromium,
        ANDROID_SITE: site,
        E2E_ORIGIN: product.origin,
        E2E_DATA_DIR: product.dataDir,
        NO_COLOR: '1',
      },
    );
  } finally {
    router.kill();
    await product.stop();
  }
}

function untilReady(router: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    router.stdout?.once('data', () => resolve());
    router.once('exit', (code) => reject(new Error(`the router ended with ${code}`)));
  });
}
