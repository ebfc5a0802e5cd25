import fs from 'node:fs';
import { MIN_SDK, TARGET_SDK } from './build-apk.ts';
import type { Jdk } from './jdk.ts';
import { runTool } from './run-tool.ts';
import type { ShellSettings } from './shell-settings.ts';
import type { Toolchain } from './toolchain.ts';
import { contentOf, readZip, type ZipEntry } from './zip-file.ts';

/** A phone on a slow line must be able to load it. */
const MAX_BYTES = 20 * 1024 * 1024;
/** With the camera asked for only when a document is photographed; no other permission may come in unseen. */
const PERMISSIONS = ['INTERNET', 'ACCESS_NETWORK_STATE', 'CAMERA'].map(
  (name) => `android.permission.${name}`,
);
const ALLOWED_FILES =
  /^(?:AndroidManifest\.xml|resources\.arsc|classes\.dex|res\/[\w./-]+|assets\/(?:about|index|page-headers|paths)\.txt|assets\/site\/[\w./@-]+)$/;
const FORBIDDEN_FILES = /\.(?:map|ts|tsx|br|gz|pem|p12|jks|env)$|baseline|\/sw\.js$|webmanifest$/;
/** The shell makes no calls of its own: it could keep a session alive that the server should end. */
const FORBIDDEN_CLASSES = ['Ljava/net/URLConnection;', 'Ljava/net/HttpURLConnection;', 'Ljava/net/Socket;'];
/** Classes that stand for the system's own must not hide those. */
const SYSTEM_CLASSES = ['Landroid/window/OnBackInvokedCallback;', 'Landroid/webkit/RenderProcessGoneDetail;'];

export interface ApkInputs {
  readonly jdk: Jdk;
  readonly tools: Toolchain;
  readonly settings: ShellSettings;
}

export interface ApkCheck {
  readonly name: string;
  /** @throws Error that says what is wrong */
  run(): void;
}

/** What must hold of every app that is given to a player, each by the tools of its platform. */
export function apkChecks(file: string, { jdk, tools, settings }: ApkInputs): ApkCheck[] {
  const entries = readZip(fs.readFileSync(file));
  const dump = (...args: string[]) => runTool(tools.aapt2, ['dump', ...args, file], tools.env);
  return [
    {
      name: 'signature verifies by the second and third scheme',
      run: () => checkSignature(jdk, tools, file),
    },
    {
      name: 'files are aligned',
      run: () => void runTool(tools.zipalign, ['-c', '-p', '4', file], tools.env),
    },
    {
      name: 'package, versions and permissions are the expected ones',
      run: () => checkBadging(dump('badging'), settings),
    },
    {
      name: 'manifest forbids clear text and backups and opens links of the site alone',
      run: () => checkManifest(dump('xmltree', '--file', 'AndroidManifest.xml'), settings),
    },
    { name: 'contents are the site, the shell and nothing else', run: () => checkContents(entries) },
    { name: 'bundle is complete and its page has its policy', run: () => checkBundle(entries, settings) },
    { name: 'shell has no network code and no class of the system', run: () => checkClasses(entries) },
    { name: `size is below ${MAX_BYTES / 1024 / 1024} MiB`, run: () => checkSize(fs.statSync(file).size) },
  ];
}

function assert(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/** The certificate's SHA-256 as Android writes it in links and settings. */
export function certificateOf(jdk: Jdk, tools: Toolchain, file: string): string {
  const told = verify(jdk, tools, file);
  const digest = /certificate SHA-256 digest: ([0-9a-f]{64})/.exec(told)?.[1] ?? '';
  return digest.toUpperCase().replaceAll(/(..)(?!$)/g, '$1:');
}

const verify = (jdk: Jdk, tools: Toolchain, file: string) =>
  runTool(jdk.java, [
    ...['-cp', tools.apksignerClassPath, 'com.android.apksigner.ApkSignerTool', 'verify'],
    ...['--verbose', '--print-certs', '--Werr', file],
  ]);

function checkSignature(jdk: Jdk, tools: Toolchain, file: string): void {
  const told = verify(jdk, tools, file);
  for (const scheme of [
    'v2 scheme (APK Signature Scheme v2): true',
    'v3 scheme (APK Signature Scheme v3): true',
  ])
    assert(told.includes(scheme), `the signature has no ${scheme}`);
  assert(told.includes('Number of signers: 1'), 'there is not exactly one signer');
}

function checkBadging(badging: string, { applicationId, versionName, versionCode }: ShellSettings): void {
  const wanted = [
    `package: name='${applicationId}' versionCode='${versionCode}' versionName='${versionName}'`,
    `sdkVersion:'${MIN_SDK}'`,
    `targetSdkVersion:'${TARGET_SDK}'`,
    "launchable-activity: name='com.marquee.lobby.MainActivity'",
    "uses-feature-not-required: name='android.hardware.camera'",
  ];
  for (const line of wanted) assert(badging.includes(line), `the badging lacks ${line}`);
  assert(!badging.includes('application-debuggable'), 'the app is debuggable');
  const permissions = [...badging.matchAll(/^uses-permission[^:]*: name='([^']+)'/gm)].map(
    ([, name]) => name,
  );
  assert(permissions.join() === PERMISSIONS.join(), `the permissions are ${permissions.join(', ')}`);
}

function checkManifest(tree: string, { origin }: ShellSettings): void {
  const attribute = (name: string, value: string) => {
    const found = new RegExp(`:${name}\\(0x[0-9a-f]+\\)=(\\S+)`).exec(tree)?.[1];
    assert(found === value, `${name} is ${found ?? 'not set'}, not ${value}`);
  };
  attribute('allowBackup', 'false');
  attribute('usesCleartextTraffic', 'false');
  attribute('fullBackupContent', 'false');
  attribute('enableOnBackInvokedCallback', 'true');
  attribute('autoVerify', 'true');
  assert(/networkSecurityConfig\(0x[0-9a-f]+\)=@0x/.test(tree), 'there is no network security config');
  assert(/dataExtractionRules\(0x[0-9a-f]+\)=@0x/.test(tree), 'there are no data extraction rules');
  const hosts = [...tree.matchAll(/:host\(0x[0-9a-f]+\)="([^"]+)"/g)].map(([, host]) => host);
  assert(
    hosts.join() === new URL(origin).hostname,
    `the app opens links of ${hosts.join(', ') || 'no host'}`,
  );
  const exported = [...tree.matchAll(/:exported\(0x[0-9a-f]+\)=(true|false)/g)].map(([, value]) => value);
  // The activity, and the provider of photographs.
  assert(exported.join() === 'true,false', `exported are ${exported.join(', ')}`);
  for (const part of ['service', 'receiver', 'activity-alias'])
    assert(!new RegExp(`E: ${part} `).test(tree), `the manifest has a ${part}`);
}

function checkContents(entries: readonly ZipEntry[]): void {
  const names = entries.map(({ name }) => name);
  const odd = names.filter((name) => !ALLOWED_FILES.test(name) || FORBIDDEN_FILES.test(name));
  assert(odd.length === 0, `the app has files that do not belong into it: ${odd.join(', ')}`);
  assert(new Set(names).size === names.length, 'the app has a file twice');
  const resources = entries.find(({ name }) => name === 'resources.arsc');
  assert(resources?.isDeflated === false, 'resources.arsc is compressed, which Android 11 and later refuse');
}

const textOf = (entries: readonly ZipEntry[], name: string): string => {
  const entry = entries.find((known) => known.name === name);
  if (!entry) throw new Error(`the app lacks ${name}`);
  return contentOf(entry).toString('utf8');
};

function checkBundle(
  entries: readonly ZipEntry[],
  { origin, gamesOrigin, studioOrigins, versionName, versionCode }: ShellSettings,
): void {
  const site = entries.filter(({ name }) => name.startsWith('assets/site/'));
  const listed = textOf(entries, 'assets/index.txt').trim().split('\n');
  const found = site.map(({ name, size }) => `${size} ${name.slice('assets/site/'.length)}`);
  assert(
    listed.join() === found.join(),
    'the index does not list exactly the bundle’s files and their sizes',
  );
  assert(
    textOf(entries, 'assets/about.txt') === `${origin}\n${versionName}\n${versionCode}\n`,
    'about.txt is of another build',
  );
  const page = textOf(entries, 'assets/site/index.html');
  assert(page.split('<!-- native -->').length === 2, 'the page has not exactly one room for the shell');
  assert(!/%[A-Z_]+%/.test(page), 'the page has an empty placeholder');
  for (const [, file = ''] of page.matchAll(/(?:src|href)="\/([\w./-]+)"/g))
    assert(textOf(entries, `assets/site/${file}`) !== '', `the page needs ${file}`);
  const headers = textOf(entries, 'assets/page-headers.txt');
  for (const part of [
    "default-src 'none'",
    `frame-src ${[gamesOrigin, ...studioOrigins].join(' ')}`,
    "frame-ancestors 'none'",
  ])
    assert(headers.includes(part), `the page’s policy lacks ${part}`);
  const maps = site.filter(
    (entry) => entry.name.endsWith('.js') && contentOf(entry).includes('sourceMappingURL='),
  );
  assert(maps.length === 0, `scripts name source maps: ${maps.map(({ name }) => name).join(', ')}`);
}

function checkClasses(entries: readonly ZipEntry[]): void {
  const dex = entries.find(({ name }) => name === 'classes.dex');
  assert(dex !== undefined, 'the app has no classes');
  const bytes = contentOf(dex as ZipEntry);
  for (const name of FORBIDDEN_CLASSES) assert(!bytes.includes(name), `the shell uses ${name}`);
  const defined = definedClasses(bytes);
  assert(defined.includes('Lcom/marquee/lobby/MainActivity;'), 'the shell’s activity is missing');
  for (const name of SYSTEM_CLASSES) assert(!defined.includes(name), `the app packs ${name}`);
}

/** Names of the classes that a dex file defines, not those that it only uses. */
function definedClasses(dex: Buffer): string[] {
  const stringAt = (index: number) => {
    const at = dex.readUInt32LE(dex.readUInt32LE(0x3c) + index * 4);
    // A length of one byte stands before each: no name here is longer than 127 letters.
    return dex.toString('latin1', at + 1, dex.indexOf(0, at + 1));
  };
  const typeIds = dex.readUInt32LE(0x44);
  const [count, classes] = [dex.readUInt32LE(0x60), dex.readUInt32LE(0x64)];
  return Array.from({ length: count }, (_, at) => {
    const type = dex.readUInt32LE(classes + at * 32);
    return stringAt(dex.readUInt32LE(typeIds + type * 4));
  });
}

function checkSize(bytes: number): void {
  assert(bytes <= MAX_BYTES, `the app has ${bytes} bytes`);
}
