import { buildClient } from './build-client.ts';
import { findPackagedChromium } from './packaged-chromium.ts';
import { shrinkScreenshots } from './shrink-screenshots.ts';
import { StartError } from './start-error.ts';
import { runProgram } from './steps.ts';

/** Makes the reference screenshots again; review each changed one before committing it. */
if (findPackagedChromium() === null)
  throw new StartError('Reference screenshots are made on Linux on x64, by the packaged Chromium.');
await buildClient();
const args = ['test', '--project=visual', '--update-snapshots=changed', ...process.argv.slice(2)];
console.log(await runProgram('node_modules/@playwright/test/cli.js', args, {}));
await shrinkScreenshots();
