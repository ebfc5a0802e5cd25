import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StartError } from '../start-error.ts';
import { runTool } from './run-tool.ts';

/** The first that reads Java 8's sources and still writes its class files without a warning that fails. */
const MIN_VERSION = 17;
/** Debian's package of it. */
const PACKAGE = 'openjdk-17-jdk-headless';

export interface Jdk {
  readonly java: string;
  readonly javac: string;
  readonly keytool: string;
}

/** The machine's Java development kit, or null where it has none that is new enough. */
export function findJdk(): Jdk | null {
  const home = process.env.JAVA_HOME;
  const folders = [...(home ? [`${home}/bin`] : []), ...(process.env.PATH ?? '').split(':')];
  const folder = folders.find(
    (bin) => fs.existsSync(`${bin}/javac`) && versionOf(`${bin}/javac`) >= MIN_VERSION,
  );
  if (folder === undefined) return null;
  return { java: `${folder}/java`, javac: `${folder}/javac`, keytool: `${folder}/keytool` };
}

/** The same; Debian's package is installed where we may. @throws StartError that says what to install */
export function requireJdk(say: (line: string) => void): Jdk {
  const found = findJdk();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    say(`Installing ${PACKAGE} with apt-get …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    runTool('apt-get', ['update', '-q'], env);
    runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', PACKAGE], env);
    const installed = findJdk();
    if (installed) return installed;
  }
  throw new StartError(
    `A Java development kit ${MIN_VERSION} or newer is needed: install one (on Debian, as root: apt-get install ${PACKAGE}), or set JAVA_HOME.`,
  );
}

function versionOf(javac: string): number {
  const { stdout, stderr } = spawnSync(javac, ['-version'], { encoding: 'utf8' });
  return Number(/javac (\d+)/.exec(`${stdout}${stderr}`)?.[1] ?? 0);
}
