import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A failed test, and the beginning of its error. */
export interface TestFailure {
  readonly title: string;
  readonly message: string;
}

/** As much of an error as shows the expected and the actual value and the place. */
const MAX_LINES = 12;

const begin = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, MAX_LINES).join('\n');

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function readVitestFailures({ testResults = [] }: VitestReport): TestFailure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ title: name, message: begin(message) }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      title: `${name} › ${fullName}`,
      message: begin(failureMessages[0] ?? ''),
    }));
  });
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

export function readPlaywrightFailures({ suites = [], specs = [] }: PlaywrightSuite): TestFailure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results, annotations = [] }) => ({
        title: `[${projectName}] ${file} › ${title}`,
        message: [
          begin(results.flatMap(({ errors = [] }) => errors)[0]?.message ?? ''),
          ...annotations.filter(({ type }) => type === 'difference').map(({ description }) => description),
        ].join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(readPlaywrightFailures)];
}

/** The failures of a runner's report, empty when the runner ended before it wrote one. */
export const readReport = (file: string) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
