import fs from 'node:fs';
import path from 'node:path';
import type { CopiedTree, ProgramEnd } from './copied-tree.ts';

/** Stands for the name of a test where there is none to blame. */
const NO_END = 'does not end';
const NO_REPORT = 'fails outside of a test';

const REPORT = '.cache/faults-report.json';
const SPEC_RUN = ['test', '--reporter=json', '--output=.cache/playwright/faults'];
/** Specs of a phone's size first; screenshots by their own project. */
const PROJECTS = { 'tests/e2e/': 'phone', 'tests/visual/': 'visual' };

export interface TestRun {
  readonly failed: readonly string[];
  /** It failed without naming a test: then none of those asked for is cleared. */
  readonly isUnclear: boolean;
}

export function runTypes(tree: CopiedTree, limit: number): Promise<ProgramEnd> {
  const args = ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/faults.tsbuildinfo'];
  return tree.run('typescript/bin/tsc', args, limit);
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Runs test files, or with `related` all that import one of the named sources, however far away. */
export async function runVitest(
  tree: CopiedTree,
  files: readonly string[],
  { limit, related = false, bail = false }: { limit: number; related?: boolean; bail?: boolean },
): Promise<TestRun> {
  if (files.length === 0) return { failed: [], isUnclear: false };
  fs.rmSync(tree.pathOf(REPORT), { force: true });
  const reporting = ['--reporter=json', `--outputFile.json=${REPORT}`, ...(bail ? ['--bail=1'] : [])];
  const command = related ? ['related', '--run', '--passWithNoTests'] : ['run'];
  const ended = await tree.run('vitest/vitest.mjs', [...command, ...reporting, ...files], limit);
  const report: VitestReport = tree.has(REPORT) ? JSON.parse(tree.read(REPORT)) : {};
  const failed = readFailedFiles(report).map((name) =>
    path.relative(fs.realpathSync(tree.pathOf('.')), name),
  );
  return describeRun(ended, failed);
}

/** Files that a first failure kept from running are called failed as well, but say no reason. */
export function readFailedFiles({ testResults = [] }: VitestReport): string[] {
  return testResults
    .filter(({ assertionResults, status, message }) =>
      assertionResults.length === 0
        ? status === 'failed' && Boolean(message)
        : assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name }) => name);
}

interface PlaywrightSuite {
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly ok: boolean }[];
}

/** Builds the client and runs specs in the browser. */
export async function runSpecs(tree: CopiedTree, specs: readonly string[], limit: number): Promise<TestRun> {
  const failed: string[] = [];
  for (const [folder, project] of Object.entries(PROJECTS)) {
    const own = specs.filter((spec) => spec.startsWith(folder));
    if (own.length === 0) continue;
    const ended = await tree.run(
      '@playwright/test/cli.js',
      [...SPEC_RUN, `--project=${project}`, ...own],
      limit,
    );
    const names = readFailedSpecs(ended.output).map((file) => `${folder}${file}`);
    const run = describeRun(ended, names);
    if (run.isUnclear) return run;
    failed.push(...run.failed);
  }
  return { failed, isUnclear: false };
}

/** What the product prints at its start is before the report. */
export function readFailedSpecs(output: string): string[] {
  const start = output.search(/^\{$/m);
  if (start < 0) return [];
  try {
    return failedFiles(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)));
  } catch {
    return [];
  }
}

function failedFiles({ file, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.some(({ ok }) => !ok) && file !== undefined ? [file] : [];
  return [...new Set([...own, ...suites.flatMap(failedFiles)])];
}

function describeRun({ code, isLate }: ProgramEnd, failed: readonly string[]): TestRun {
  if (failed.length > 0) return { failed: [...new Set(failed)], isUnclear: false };
  if (isLate) return { failed: [NO_END], isUnclear: true };
  return { failed: code === 0 ? [] : [NO_REPORT], isUnclear: code !== 0 };
}
