import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkBoundaries } from '../../tools/boundaries.ts';
import { type Addition, countEditedFiles } from './additions/addition.ts';
import { ADDITIONS } from './additions/additions.ts';
import { applyAddition } from './additions/apply-addition.ts';
import { copyTree } from './additions/copy-tree.ts';
import type { Bench, Figure } from './bench.ts';

/** The tests that check the tables to which an addition belongs. */
const GUARDS = [
  'tests/src/app/modules.test.ts',
  'tests/src/platform/paths.test.ts',
  'tests/contract/registry.test.ts',
  'tests/tools/literal-paths.test.ts',
];

/** @throws Error when the tree with the example does not compile, or violates a layer or a table */
async function measure(addition: Addition): Promise<Figure> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'addition-')));
  const runIn = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.resolve('node_modules', program), ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    copyTree(folder);
    applyAddition(addition, folder);
    execFileSync(path.resolve('node_modules/.bin/tsc'), ['-p', '.'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
    await checkBoundaries(folder);
    // Writes docs/calls.md, as CONTRIBUTING.md says.
    runIn('vitest/vitest.mjs', 'run', 'tests/contract/call-table.test.ts', '-u');
    runIn('vitest/vitest.mjs', 'run', ...GUARDS);
    return {
      name: `existing files edited: ${addition.name}`,
      value: countEditedFiles(addition),
      unit: '',
      limit: { atMost: addition.maxEditedFiles },
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const addition of ADDITIONS) figures.push(await measure(addition));
  return figures;
}

export const bench: Bench = { name: 'files edited by an addition', run };
