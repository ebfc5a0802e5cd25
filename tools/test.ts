import fs from 'node:fs';
import path from 'node:path';
import { whyNotHere } from './android/why-not-here.ts';
import { checkBoundaries } from './boundaries.ts';
import { buildClient } from './build-client.ts';
import { findChromium } from './chromium.ts';
import { checkCoverage } from './coverage.ts';
import { checkDuplicates } from './duplicates.ts';
import { findPackagedChromium } from './packaged-chromium.ts';
import { checkQueries, forgetQueryNotes } from './queries.ts';
import { checkSlips } from './slips.ts';
import { StartError } from './start-error.ts';
import { biome, runProgram, runStep, type StepResult, typeCheck } from './steps.ts';
import { readPlaywrightFailures, readReport, readVitestFailures, type TestFailure } from './test-failures.ts';
import { checkUnused } from './unused.ts';
import { checkWords } from './words.ts';

const RESULTS = '.cache/test-results';
/** Where `tools/prepare.mjs` has Node keep what it has compiled. */
const COMPILED = path.resolve('.cache/compiled');

/** The counts of one runner, read from its report. */
interface Count {
  readonly passed: number;
  readonly failures: readonly TestFailure[];
}

const total = { passed: 0, failed: 0 };
/** Steps that this machine cannot run, with the reason. */
const skipped: string[] = [];
/** Repeated at the end: in a long output the first place is hard to find. */
const failures: TestFailure[] = [];

/** A step that failed without a failed test of its own (a lint error, a crash) counts as one failure. */
async function step(name: string, work: () => Promise<string>, readCount?: () => Count): Promise<StepResult> {
  const result = await runStep(name, work);
  const count = readCount?.() ?? { passed: 0, failures: [] };
  total.passed += count.passed;
  total.failed += result.isPassed ? 0 : Math.max(1, count.failures.length);
  failures.push(...count.failures);
  return result;
}

function skip(name: string, reason: string): void {
  console.log(`skip   ${name.padEnd(12)} ${reason}`);
  skipped.push(`${name}: ${reason}`);
}

function runVitest(report: string): Promise<string> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runProgram('node_modules/vitest/vitest.mjs', args, { NO_COLOR: '1' });
}

function readVitest(report: string): Count {
  const told = readReport(report);
  return { passed: told.numPassedTests ?? 0, failures: readVitestFailures(told) };
}

function runPlaywright(projects: readonly string[], report: string): Promise<string> {
  const args = [
    'test',
    '--reporter=line,json',
    // A folder of its own: each runner empties its folder, and the artefacts of a failure must stay.
    `--output=.cache/playwright/${projects[0]}`,
    ...projects.map((project) => `--project=${project}`),
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: '1' };
  return runProgram('node_modules/@playwright/test/cli.js', args, env);
}

function readPlaywright(report: string): Count {
  const told = readReport(report);
  return { passed: told.stats?.expected ?? 0, failures: readPlaywrightFailures(told) };
}

async function test(): Promise<void> {
  fs.rmSync(RESULTS, { recursive: true, force: true });
  fs.mkdirSync(RESULTS, { recursive: true });
  // From the beginning each time, or it would keep what every earlier change was compiled to.
  fs.rmSync(COMPILED, { recursive: true, force: true });
  // First: a missing browser should be reported within seconds, not after minutes.
  const program = findChromium();
  await step('biome', biome);
  await step('types', typeCheck);
  await step('boundaries', checkBoundaries);
  await step('coverage', checkCoverage);
  await step('start size', () => runProgram('tools/start-size.ts', []));
  await step('slips', () => checkSlips());
  await step('words', () => checkWords());
  await step('duplicates', checkDuplicates);
  await step('unused', checkUnused);
  const unit = `${RESULTS}/unit.json`;
  forgetQueryNotes();
  await step(
    'unit, server',
    () => runVitest(unit),
    () => readVitest(unit),
  );
  await step('queries', checkQueries);
  const build = await step('build', async () => {
    await buildClient();
    return '';
  });
  for (const [name, projects] of Object.entries({ 'end to end': ['phone', 'desktop'], visual: ['visual'] })) {
    if (!build.isPassed) break;
    if (name === 'visual' && findPackagedChromium() === null) {
      skip(name, 'the Chromium of the reference screenshots runs on Linux on x64 alone');
      break;
    }
    const report = `${RESULTS}/${projects[0]}.json`;
    await step(
      name,
      () => runPlaywright(projects, report),
      () => readPlaywright(report),
    );
  }
  if (build.isPassed) await testAndroid(program);
}

/** The app for Android: its classes, the built file, and its journey in a browser. */
async function testAndroid(program: string): Promise<void> {
  const reason = whyNotHere();
  if (reason !== null) return skip('android', reason);
  for (const command of ['test', 'journey']) {
    let told = '';
    await step(
      `android ${command}`,
      async () => {
        told = await runProgram('tools/android.ts', [command], { CHROME_PATH: program, NO_COLOR: '1' });
        return told;
      },
      () => ({ passed: Number(/(\d+) passed/.exec(told)?.[1] ?? 0), failures: [] }),
    );
  }
}

try {
  await test();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
for (const { title, message } of failures) console.log(`\nFAILED ${title}\n${message}`);
for (const line of skipped) console.log(`\nSKIPPED ${line}`);
const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
console.log(`Tests: ${total.passed} passed, ${total.failed} failed${tail}`);
process.exitCode = total.failed > 0 ? 1 : 0;
