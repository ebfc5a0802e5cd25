import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { PACKAGES, type Package, RELEASES } from './packages.ts';
import { runTool } from './run-tool.ts';

const CACHE = path.resolve('.cache/android');
const DEBS = `${CACHE}/debs`;
const ROOT = `${CACHE}/root`;
const STAMP = `${ROOT}/.packages`;
const APT = `${CACHE}/apt`;

/** Programs and libraries of the unpacked packages. */
export interface Toolchain {
  readonly aapt2: string;
  readonly zipalign: string;
  readonly dxJar: string;
  readonly apksignerClassPath: string;
  readonly testClassPath: string;
  /** Classes of API 23, which the shell is compiled against. */
  readonly androidJar: string;
  /** Resources of API 33, which it is linked against. */
  readonly frameworkRes: string;
  /** For the programs: where the packages' libraries are. */
  readonly env: NodeJS.ProcessEnv;
}

const WANTED_CHECKSUMS = PACKAGES.map(({ sha256 }) => sha256).join('\n');

/** Whether every package is there and unpacked, so that a build fetches nothing. */
export const hasToolchain = (): boolean =>
  fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === WANTED_CHECKSUMS;

/** Fetches what the cache lacks, checks each package's hash, and unpacks them. @throws StartError */
export function prepareToolchain(say: (line: string) => void): Toolchain {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new StartError('The Android build runs on Linux on x86-64: its packages are pinned for that.');
  if (!hasToolchain()) {
    const missing = PACKAGES.filter((entry) => !isThere(entry));
    if (missing.length > 0) fetchPackages(missing, say);
    unpackAll();
    fs.writeFileSync(STAMP, WANTED_CHECKSUMS);
  }
  return locateTools();
}

const fileOf = ({ sha256 }: Package) => `${DEBS}/${sha256}.deb`;
const isThere = (entry: Package) => fs.existsSync(fileOf(entry)) && hashOf(fileOf(entry)) === entry.sha256;
const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

function fetchPackages(missing: readonly Package[], say: (line: string) => void): void {
  if (!fs.existsSync('/usr/bin/apt-get'))
    throw new StartError('The Android build takes its tools from Debian’s packages: run it on Debian.');
  say(`Fetching ${missing.length} packages of Debian into ${path.relative('.', CACHE)} …`);
  const env = { APT_CONFIG: writeAptConfig() };
  const folder = `${APT}/fetched`;
  fs.rmSync(folder, { recursive: true, force: true });
  for (const made of [folder, DEBS]) fs.mkdirSync(made, { recursive: true });
  runTool('apt-get', ['update', '-q'], env);
  for (const entry of missing) {
    runTool(
      'sh',
      ['-c', 'cd "$1" && apt-get download "$2"', 'sh', folder, `${entry.name}=${entry.version}`],
      env,
    );
    const [name = ''] = fs.readdirSync(folder);
    const fetched = `${folder}/${name}`;
    const hash = hashOf(fetched);
    if (hash !== entry.sha256)
      throw new StartError(`${entry.name} ${entry.version} has the hash ${hash}, not ${entry.sha256}.`);
    fs.renameSync(fetched, fileOf(entry));
  }
}

/** A configuration of its own, so that the machine's lists and packages stay as they are. */
function writeAptConfig(): string {
  const mirror = findMirror();
  for (const folder of ['lists/partial', 'archives/partial', 'parts'])
    fs.mkdirSync(`${APT}/${folder}`, { recursive: true });
  const signed = '[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]';
  fs.writeFileSync(`${APT}/status`, '');
  fs.writeFileSync(
    `${APT}/sources.list`,
    RELEASES.map((release) => `deb ${signed} ${mirror} ${release} main\n`).join(''),
  );
  fs.writeFileSync(
    `${APT}/apt.conf`,
    `Dir::State "${APT}";
Dir::State::status "${APT}/status";
Dir::Cache "${APT}";
Dir::Etc::sourcelist "${APT}/sources.list";
Dir::Etc::sourceparts "${APT}/parts";
Dir::Etc::preferencesparts "${APT}/parts";
Acquire::Languages "none";
APT::Sandbox::User "root";
`,
  );
  return `${APT}/apt.conf`;
}

/** Debian's mirror that this machine uses anyway. */
function findMirror(): string {
  if (process.env.DEBIAN_MIRROR) return process.env.DEBIAN_MIRROR;
  const addresses = runTool('apt-get', ['indextargets', '--format', '$(REPO_URI)']).split('\n');
  const found = addresses.find((address) => /\/debian\/?$/.test(address));
  if (found) return found;
  throw new StartError('No mirror of Debian was found in the machine’s sources: set DEBIAN_MIRROR.');
}

function unpackAll(): void {
  fs.rmSync(ROOT, { recursive: true, force: true });
  fs.mkdirSync(ROOT, { recursive: true });
  for (const entry of PACKAGES) runTool('dpkg', ['-x', fileOf(entry), ROOT]);
}

function locateTools(): Toolchain {
  const lib = `${ROOT}/usr/lib`;
  const share = `${ROOT}/usr/share`;
  const jars = (...names: string[]) => names.map((name) => `${share}/java/${name}.jar`).join(':');
  const machine = `${lib}/x86_64-linux-gnu`;
  return {
    aapt2: `${lib}/android-sdk/build-tools/debian/aapt2`,
    zipalign: `${lib}/android-sdk/build-tools/debian/zipalign`,
    dxJar: jars('com.android.dx'),
    apksignerClassPath: jars('apksigner', 'apksig'),
    testClassPath: jars('junit4', 'hamcrest'),
    androidJar: jars('com.android.android-23'),
    frameworkRes: `${share}/android-framework-res/framework-res.apk`,
    env: { LD_LIBRARY_PATH: [`${machine}/android`, machine, lib, `${lib}/p7zip`].join(':') },
  };
}
