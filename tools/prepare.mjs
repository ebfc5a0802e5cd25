// Plain JavaScript for the machine's own Node: it runs before any package is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];
const PINNED_NODE = 24;
const PARENT_CHECK_MS = 500;
/** Programs of ours are started often; compiling them anew was half of what a start costs, and a fifth of its memory. */
const COMPILED = path.join(root, '.cache', 'compiled');
const pinnedNode = path.join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
const stampFile = path.join(root, 'node_modules', '.install-stamp');

/** Ends the process with one line for the person who started it. */
export function stopWith(line) {
  console.error(line);
  process.exit(1);
}

/** Installs when the lock changed, then runs `entry` on the pinned Node and ends with its exit status. */
export async function runOnPinnedNode(entry, args = process.argv.slice(2)) {
  checkNode();
  install();
  checkPinnedNode();
  const child = spawn(pinnedNode, [path.join(root, entry), ...args], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // the closed channel tells the child that we were killed
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithParent(() => child.kill('SIGTERM'));
  const [code, signal] = await new Promise((resolve) => child.once('exit', (...end) => resolve(end)));
  process.exit(signal ? 128 + (signal === 'SIGINT' ? 2 : 15) : code);
}

/** Killing npm also kills its shell, but not this process. */
function endWithParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isOld) stopWith(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`);
}

function install() {
  const stamp = makeStamp();
  if (readText(stampFile) === stamp) return;
  console.log('Installing packages …');
  const lockFile = path.join(root, 'package-lock.json');
  const lock = fs.readFileSync(lockFile);
  // Not `npm ci`: it asks for every platform's optional packages, and a registry may lack those of others.
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--no-progress'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (!fs.readFileSync(lockFile).equals(lock)) fs.writeFileSync(lockFile, lock);
  if (status !== 0) stopWith(`Packages could not be installed: ${explainNpm(stderr, error)}`);
  mendPackages();
  fs.writeFileSync(stampFile, stamp);
}

/** Here and not as npm's own `postinstall`: the patches are needed even where install scripts are skipped. */
function mendPackages() {
  if (listPatches().length === 0) return;
  const program = path.join(root, 'node_modules', 'patch-package', 'index.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--error-on-fail'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) stopWith(`A package could not be patched: ${stdout}${stderr}`);
}

/** The inputs of the installed tree. The platform is in it for folders shared between machines. */
function makeStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'package-lock.json', ...listPatches()])
    hash.update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function listPatches() {
  const folder = path.join(root, 'patches');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) => path.join('patches', name));
}

function explainNpm(stderr, error) {
  if (error?.code === 'ENOENT') return 'npm is not installed.';
  if (/ENOSPC|no space left/i.test(stderr)) return 'the disk is full.';
  if (/EACCES|EROFS|EPERM/.test(stderr)) return `${root} cannot be written by this user.`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(stderr))
    return 'the package registry does not answer.';
  return (
    stderr.split('\n').filter((line) => line.includes('npm error'))[0] ?? error?.message ?? stderr.trim()
  );
}

function checkPinnedNode() {
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  if (stdout?.startsWith(`v${PINNED_NODE}.`)) return;
  fs.rmSync(stampFile, { force: true });
  stopWith(
    `The packaged Node ${PINNED_NODE} is missing: npm skipped install scripts. ` +
      'Delete node_modules, allow them (npm config set ignore-scripts false) and start again.',
  );
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
