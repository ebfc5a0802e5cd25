import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { findNearTests, findSpecs, type Tests } from './faults/near-tests.ts';
import { runProgram } from './steps.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const TEST = /^tests\/.+\.test\.tsx?$/;
const SOURCE = /^(?:contract|maths|src|scenes|games|server|tools)\/.+\.(?:tsx?|mjs)$/;
/** Of a file that half of the tests import all would run: those that lie nearest are enough between two edits. */
const MAX_TESTS = 40;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const readTests = (pattern: RegExp): Tests =>
  new Map(
    git('ls-files', '-co', '--exclude-standard', 'tests')
      .filter((file) => pattern.test(file) && fs.existsSync(file))
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  );

export interface Choice {
  readonly tests: readonly string[];
  /** Further ones that import a changed file or lie beside it. */
  readonly leftOut: number;
}

/** The tests nearest to what has changed: changed tests, those that import a changed file, then those beside it. */
export function chooseTests(changed: readonly string[], all: Tests): Choice {
  const own = changed.filter((file) => all.has(file));
  const [direct, beside] = changed
    .filter((file) => SOURCE.test(file))
    .map((file) => findNearTests(file, all))
    .reduce<[string[], string[]]>(
      ([one, other], [near = [], far = []]) => [
        [...one, ...near],
        [...other, ...far],
      ],
      [[], []],
    );
  const found = [...new Set([...own, ...direct, ...beside])];
  return { tests: found.slice(0, MAX_TESTS), leftOut: Math.max(0, found.length - MAX_TESTS) };
}

/** @param named files in place of those that differ from the last commit */
async function testChanged(named: readonly string[]): Promise<void> {
  const changed =
    named.length > 0
      ? named
      : [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')];
  const { tests, leftOut } = chooseTests(changed, readTests(TEST));
  if (tests.length === 0) return console.log('No test is near to what has changed.');
  const output = await runProgram(VITEST, ['run', '--reporter=dot', ...tests], { NO_COLOR: '1' });
  console.log(output.trim().split('\n').slice(-6).join('\n'));
  const specs = readTests(/^tests\/(?:e2e|visual)\/[a-z-]+\.spec\.ts$/);
  const browser = [
    ...new Set(changed.filter((file) => SOURCE.test(file)).flatMap((file) => findSpecs(file, specs))),
  ];
  const further = leftOut > 0 ? `${leftOut} further tests beside them, ` : '';
  console.log(
    `Left out: ${further}the browser’s specs (${browser.join(', ') || 'none mentions it'}), and all that is not near.`,
  );
}

if (import.meta.main)
  await testChanged(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
