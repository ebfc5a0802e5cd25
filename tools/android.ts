import fs from 'node:fs';
import { type Built, buildApk, describeRelease, RELEASE } from './android/build-apk.ts';
import { apkChecks, certificateOf } from './android/check-apk.ts';
import { runJavaTests } from './android/java-tests.ts';
import { requireJdk } from './android/jdk.ts';
import { runJourney } from './android/journey.ts';
import { readShellSettings } from './android/shell-settings.ts';
import { findSigningKey } from './android/signing-key.ts';
import { makeSiteBundle } from './android/site-bundle.ts';
import { prepareToolchain } from './android/toolchain.ts';
import { buildClient } from './build-client.ts';
import { findChromium } from './chromium.ts';
import { StartError } from './start-error.ts';

const USAGE = `npm run android            builds dist/android/marquee.apk
npm run android -- test    the same, with the tests of the Java classes and the checks of the app
npm run android -- journey plays the app's way in a browser
npm run android -- bundle  only the folder of assets, for a build with Gradle`;
const SECOND = '.cache/android/second.apk';

const say = (line: string) => console.log(line);

const prepareBuild = () => {
  const jdk = requireJdk(say);
  return { jdk, tools: prepareToolchain(say), settings: readShellSettings() };
};
type AndroidBuild = ReturnType<typeof prepareBuild>;

async function bundleSite(settings: AndroidBuild['settings']): Promise<string> {
  await buildClient(() => say('Building the site …'));
  return makeSiteBundle(settings);
}

async function build(given: AndroidBuild, file?: string): Promise<Built> {
  const bundle = await bundleSite(given.settings);
  return buildApk({ ...given, key: findSigningKey(given.jdk), bundle }, file);
}

async function buildAndTell(): Promise<void> {
  const given = prepareBuild();
  const built = await build(given);
  describeRelease(given.settings, built);
  const { file, bytes, sha256 } = built;
  say(`${file}  ${bytes} bytes, described by ${RELEASE}`);
  say(`SHA-256 of the file         ${sha256}`);
  say(`SHA-256 of the certificate  ${certificateOf(given.jdk, given.tools, file)}`);
}

async function test(): Promise<void> {
  const given = prepareBuild();
  let passed = runJavaTests(given.jdk, given.tools);
  say(`ok      ${passed} tests of the Java classes`);
  const built = await build(given);
  const checks = [
    ...apkChecks(built.file, given),
    {
      name: 'two builds with one key are the same file',
      run: async () => {
        const again = await build(given, SECOND);
        fs.rmSync(SECOND);
        if (again.sha256 !== built.sha256) throw new Error(`${built.sha256} and ${again.sha256}`);
      },
    },
  ];
  let failed = 0;
  for (const { name, run } of checks) {
    try {
      await run();
      passed++;
      say(`ok      ${name}`);
    } catch (error) {
      failed++;
      say(`FAILED  ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  say(`${built.bytes} bytes, SHA-256 ${built.sha256}`);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function playJourney(): Promise<string> {
  const jdk = requireJdk(say);
  const chromium = findChromium();
  await buildClient(() => say('Building the site …'));
  return runJourney(jdk, chromium);
}

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  build: buildAndTell,
  test,
  journey: async () => say(await playJourney()),
  bundle: async () => say(await bundleSite(readShellSettings())),
};

try {
  const command = COMMANDS[process.argv[2] ?? 'build'];
  if (!command) throw new StartError(USAGE);
  await command();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
