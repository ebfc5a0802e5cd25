import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPlaywrightFailures, readReport, readVitestFailures } from '../../tools/test-failures.ts';
import { describeMarks } from '../visual/support/difference.ts';

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

it('places in which a screenshot differs follow its error', () => {
  const failures = readPlaywrightFailures({
    specs: [
      {
        title: 'stands',
        file: 'a.spec.ts',
        tests: [
          {
            status: 'unexpected',
            projectName: 'visual',
            annotations: [
              { type: 'slow' },
              { type: 'difference', description: 'a-diff.png x 1–2, y 3–4: 4' },
            ],
            results: [{ errors: [{ message: '22 pixels are different' }] }],
          },
        ],
      },
    ],
  });
  expect(failures.map(({ message }) => message)).toEqual([
    '22 pixels are different\na-diff.png x 1–2, y 3–4: 4',
  ]);
});

it('marks of a difference picture are told by place, with their pixels', async () => {
  const size = { width: 100, height: 60, channels: 3 } as const;
  const pixels = Buffer.alloc(size.width * size.height * size.channels, 240);
  const mark = (x: number, y: number) => pixels.set([255, 0, 0], (y * size.width + x) * size.channels);
  for (const [x, y] of [
    [5, 4],
    [6, 4],
    [5, 6],
    [80, 50],
  ] as const)
    mark(x, y);
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'difference-')), 'a-diff.png');
  await sharp(pixels, { raw: size }).png().toFile(file);
  expect(await describeMarks(file)).toEqual(['x 5–6, y 4–6: 3', 'x 80–80, y 50–50: 1']);
});

it('missing report counts no test', () => {
  expect(readReport('.cache/no-such-report.json')).toEqual({});
  expect(readVitestFailures({})).toEqual([]);
  expect(readPlaywrightFailures({})).toEqual([]);
});
