import fs from 'node:fs';
import { findInstalledChromium, readMajorVersion } from '../../tools/chromium.ts';
import { runProgram } from '../../tools/steps.ts';
import { readPlaywrightFailures, readReport } from '../../tools/test-failures.ts';
import type { Bench } from './bench.ts';

const REPORT = '.cache/test-results/installed-browser.json';

/**
 * The browser tests in the Chromium that is installed, like Debian’s own, as players have others than the packaged one.
 * INSTALLED_GREP chooses some of them by their titles.
 */
export const bench: Bench = {
  name: 'installed-browser',
  isLong: true,
  async run() {
    const program = findInstalledChromium();
    if (!program) throw new Error('no Chromium is installed: apt-get install chromium');
    fs.mkdirSync('.cache/test-results', { recursive: true });
    const wanted = process.env.INSTALLED_GREP;
    const args = ['test', '--reporter=json', '--project=phone', '--project=desktop'];
    const startedAt = performance.now();
    // Its failures are in the report, and told below.
    await runProgram('node_modules/@playwright/test/cli.js', wanted ? [...args, '--grep', wanted] : args, {
      CHROME_PATH: program,
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    }).catch(() => undefined);
    const report = readReport(REPORT);
    const failures = readPlaywrightFailures(report);
    for (const { title } of failures) console.error(`failed: ${title}`);
    return [
      { name: 'major version of the installed Chromium', value: readMajorVersion(program), unit: '' },
      {
        name: 'browser tests passed in it',
        value: report.stats?.expected ?? 0,
        unit: '',
        limit: { atLeast: 1 },
      },
      { name: 'browser tests failed in it', value: failures.length, unit: '', limit: { atMost: 0 } },
      { name: 'time', value: Math.round((performance.now() - startedAt) / 1000), unit: 's' },
    ];
  },
};
