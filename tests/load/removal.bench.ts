import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyTree } from './additions/copy-tree.ts';
import type { Bench, Figure } from './bench.ts';

const GAME = { slug: 'serpent-temple', name: 'serpentTemple', words: 'serpent' };
const LIST = 'games/game-list.ts';

/** Its own folders, and files and tests of its name. Its words and pictures stay, as they are nobody else's way to it. */
const OWN = new RegExp(`^(games|maths|contract|tests)/.*\\b${GAME.words}\\b`);

/** Every message must be used, and those of the game that left are not. */
const ABOUT_ITS_WORDS = '^(?!.*every message is used by the code)';

/** The product without one of its slots: it compiles, builds, and passes what is not about that slot. */
async function run(): Promise<Figure[]> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'removal-')));
  const runIn = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.resolve('node_modules', program), ...args], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
  try {
    copyTree(folder, (file) => !OWN.test(file));
    const lines = fs.readFileSync(path.join(folder, LIST), 'utf8').split('\n');
    const kept = lines.filter((line) => !line.includes(GAME.name));
    fs.writeFileSync(path.join(folder, LIST), kept.join('\n'));
    execFileSync(path.resolve('node_modules/.bin/tsc'), ['-p', '.'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
    const build = "import('./tools/build-client.ts').then(({ buildClient }) => buildClient())";
    execFileSync(process.execPath, ['-e', build], { cwd: folder, stdio: ['ignore', 2, 2] });
    runIn('vitest/vitest.mjs', 'run', '--reporter=dot', '-t', ABOUT_ITS_WORDS);
    return [
      {
        name: 'lines elsewhere of a slot that left',
        value: lines.length - kept.length,
        unit: '',
        limit: { atMost: 2 },
      },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'removal of a slot', isLong: true, run };
