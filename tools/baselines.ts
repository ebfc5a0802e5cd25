import { buildClient } from './build-client.ts';
import { findChromium } from './chromium.ts';
import { shrinkScreenshots } from './shrink-screenshots.ts';
import { runProgram } from './steps.ts';

/** Makes the reference screenshots of this machine's Chromium again; review each changed one before committing it. */
await buildClient();
const args = ['test', '--project=visual', '--update-snapshots=changed', ...process.argv.slice(2)];
const env = { CHROME_PATH: findChromium(console.log), NEW_BASELINES: '1' };
console.log(await runProgram('node_modules/@playwright/test/cli.js', args, env));
await shrinkScreenshots();
