import { expect, it } from 'vitest';
import { readPlaywrightFailures, readReport, readVitestFailures } from '../../tools/test-failures.ts';

it('failures of a Vitest report are listed with file, title and the beginning of their error', () => {
  const failures = readVitestFailures({
    testResults: [
      {
        name: 'tests/a.test.ts',
        assertionResults: [
          { fullName: 'sum adds', status: 'passed' },
          {
            fullName: 'sum carries',
            status: 'failed',
            failureMessages: [`\u001B[31mexpected 2\u001B[39m\n${'line\n'.repeat(30)}`],
          },
        ],
      },
      { name: 'tests/b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(failures.map(({ title }) => title)).toEqual(['tests/a.test.ts › sum carries', 'tests/b.test.ts']);
  expect(failures[0]?.message).toMatch(/^expected 2\n/);
  expect(failures[0]?.message.split('\n')).toHaveLength(12);
  expect(failures[1]?.message).toBe('Cannot find module');
});

it('failures of a Playwright report are found in suites of any depth, flaky tests included', () => {
  const testOf = (status: string, message?: string) => ({
    status,
    projectName: 'phone',
    results: [{ errors: message === undefined ? [] : [{ message }] }],
  });
  const failures = readPlaywrightFailures({
    suites: [
      {
        specs: [{ title: 'opens', file: 'a.spec.ts', tests: [testOf('expected')] }],
        suites: [
          {
            specs: [
              { title: 'closes', file: 'a.spec.ts', tests: [testOf('unexpected', 'no dialog')] },
              { title: 'waits', file: 'a.spec.ts', tests: [testOf('flaky')] },
            ],
          },
        ],
      },
    ],
  });
  expect(failures).toEqual([
    { title: '[phone] a.spec.ts › closes', message: 'no dialog' },
    { title: '[phone] a.spec.ts › waits', message: '' },
  ]);
});

it('missing report counts no test', () => {
  expect(readReport('.cache/no-such-report.json')).toEqual({});
  expect(readVitestFailures({})).toEqual([]);
  expect(readPlaywrightFailures({})).toEqual([]);
});
