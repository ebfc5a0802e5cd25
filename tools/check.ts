import { checkBoundaries } from './boundaries.ts';
import { buildClient } from './build-client.ts';
import { checkCoverage } from './coverage.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkQueries, forgetQueryNotes } from './queries.ts';
import { checkSlips } from './slips.ts';
import { biome, runProgram, runStep, typeCheck } from './steps.ts';
import { checkUnused } from './unused.ts';
import { checkWords } from './words.ts';

forgetQueryNotes();
/** Everything that needs no browser, for the time between two edits. */
const results = [
  await runStep('biome', biome),
  await runStep('types', typeCheck),
  await runStep('boundaries', checkBoundaries),
  await runStep('coverage', checkCoverage),
  await runStep('start size', () => runProgram('tools/start-size.ts', [])),
  await runStep('slips', () => checkSlips()),
  await runStep('words', () => checkWords()),
  await runStep('duplicates', checkDuplicates),
  await runStep('unused', checkUnused),
  await runStep('unit', () =>
    runProgram('node_modules/vitest/vitest.mjs', ['run', '--reporter=dot'], { NO_COLOR: '1' }),
  ),
  await runStep('queries', checkQueries),
  await runStep('build', async () => {
    await buildClient();
    return '';
  }),
];
if (results.some((result) => !result.isPassed)) process.exitCode = 1;
