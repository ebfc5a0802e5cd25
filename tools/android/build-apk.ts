import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Jdk } from './jdk.ts';
import { runTool } from './run-tool.ts';
import type { ShellSettings } from './shell-settings.ts';
import type { SigningKey } from './signing-key.ts';
import { listFiles } from './site-bundle.ts';
import type { Toolchain } from './toolchain.ts';
import { readZip, writeZip, zipEntry } from './zip-file.ts';

export const MIN_SDK = 24;
export const TARGET_SDK = 36;
const MAIN = 'android/app/src/main';
const STUBS = 'android/stubs/java';
const WORK = '.cache/android/work';
const APK = 'dist/android/marquee.apk';

export interface ApkBuildInputs {
  readonly jdk: Jdk;
  readonly tools: Toolchain;
  readonly key: SigningKey;
  readonly settings: ShellSettings;
  /** The folder of assets. */
  readonly bundle: string;
}

/** Describes the app beside it, for the server that offers it. */
export const RELEASE = 'dist/android/release.json';

export interface Built {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** From sources to a signed APK. The same sources and key give the same bytes. */
export function buildApk(parts: ApkBuildInputs, file = APK): Built {
  fs.rmSync(WORK, { recursive: true, force: true });
  for (const folder of ['java', 'classes', 'stubs', 'dex'])
    fs.mkdirSync(`${WORK}/${folder}`, { recursive: true });
  linkResources(parts);
  compileClasses(parts);
  pack(parts.bundle);
  alignApk(parts);
  signApk(parts, file);
  const content = fs.readFileSync(file);
  return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

function linkResources({ tools, settings }: ApkBuildInputs): void {
  runTool(tools.aapt2, ['compile', '--dir', `${MAIN}/res`, '-o', `${WORK}/res.zip`], tools.env);
  fs.writeFileSync(`${WORK}/AndroidManifest.xml`, fillManifest(settings));
  runTool(
    tools.aapt2,
    [
      ...['link', '-o', `${WORK}/linked.apk`, '-I', tools.frameworkRes],
      ...['--manifest', `${WORK}/AndroidManifest.xml`, '--java', `${WORK}/java`],
      ...['--min-sdk-version', String(MIN_SDK), '--target-sdk-version', String(TARGET_SDK)],
      ...['--version-code', String(settings.versionCode), '--version-name', settings.versionName],
      // An older linker takes `queries` for an error.
      '--warn-manifest-validation',
      `${WORK}/res.zip`,
    ],
    tools.env,
  );
}

/** The placeholders that the Gradle plugin fills in too, and the package's name, which it forbids there. */
function fillManifest({ applicationId, origin }: ShellSettings): string {
  const values: Readonly<Record<string, string>> = { applicationId, siteHost: new URL(origin).hostname };
  return fs
    .readFileSync(`${MAIN}/AndroidManifest.xml`, 'utf8')
    .replace('<manifest ', `<manifest package="${applicationId}" `)
    .replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

function compileClasses({ jdk, tools }: ApkBuildInputs): void {
  const javac = (out: string, folders: readonly string[], classPath: string) =>
    runTool(jdk.javac, [
      ...['-source', '8', '-target', '8', '-Xlint:-options', '-g:none', '-encoding', 'UTF-8', '-proc:none'],
      ...['-bootclasspath', tools.androidJar, '-classpath', classPath, '-d', out],
      ...folders.flatMap((folder) => sourcesOf(folder)),
    ]);
  javac(`${WORK}/stubs`, [STUBS], tools.androidJar);
  javac(`${WORK}/classes`, [`${MAIN}/java`, `${WORK}/java`], `${WORK}/stubs`);
  runTool(jdk.java, [
    ...['-cp', tools.dxJar, 'com.android.dx.command.Main', '--dex', `--min-sdk-version=${MIN_SDK}`],
    ...[`--output=${WORK}/dex/classes.dex`, `${WORK}/classes`],
  ]);
}

export const sourcesOf = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.java'))
    .map((file) => `${folder}/${file}`);

function pack(bundle: string): void {
  const linked = readZip(fs.readFileSync(`${WORK}/linked.apk`));
  const dex = zipEntry('classes.dex', fs.readFileSync(`${WORK}/dex/classes.dex`));
  const assets = listFiles(bundle).map((file) =>
    zipEntry(`assets/${file}`, fs.readFileSync(`${bundle}/${file}`)),
  );
  fs.writeFileSync(`${WORK}/unaligned.apk`, writeZip([...linked, dex, ...assets]));
}

function alignApk({ tools }: ApkBuildInputs): void {
  const files = [`${WORK}/unaligned.apk`, `${WORK}/aligned.apk`];
  runTool(tools.zipalign, ['-f', '-p', '4', ...files], tools.env);
}

function signApk({ jdk, tools, key }: ApkBuildInputs, file: string): void {
  fs.mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  runTool(
    jdk.java,
    [
      ...['-cp', tools.apksignerClassPath, 'com.android.apksigner.ApkSignerTool', 'sign'],
      ...['--ks', key.file, '--ks-key-alias', key.alias, '--ks-pass', 'env:APK_KEY_PASSWORD'],
      // Every version from the first one we support on knows the second scheme.
      ...[
        '--min-sdk-version',
        String(MIN_SDK),
        '--v1-signing-enabled',
        'false',
        '--v4-signing-enabled',
        'false',
      ],
      ...['--out', file, `${WORK}/aligned.apk`],
    ],
    // Not an argument: those can be read by every user of the machine.
    { APK_KEY_PASSWORD: key.password },
  );
}

export function describeRelease(
  { versionName, versionCode }: ShellSettings,
  { file, bytes, sha256 }: Built,
): void {
  const text = { file: path.basename(file), versionName, versionCode, bytes, sha256 };
  fs.writeFileSync(RELEASE, `${JSON.stringify(text, null, 2)}\n`);
}
