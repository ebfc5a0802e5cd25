import path from 'node:path';
import { CONFORM_USAGE, runConformCommand } from './conform/conform-command.ts';
import { buildPackage } from './studio-packages/build/build-package.ts';
import { isPackageName, PACKAGES } from './studio-packages/build/packages.ts';

const BUILD_USAGE = `npm run studio -- build <${Object.keys(PACKAGES).join(' | ')}> [--out folder]`;

/** What a studio or an aggregator does on its own side: builds one of our packages, or tries an operator's wallet. */
const [command, ...args] = process.argv.slice(2);
if (command === 'conform') process.exitCode = await runConformCommand(args);
else if (command === 'build') process.exitCode = await build(args);
else {
  console.error(`${BUILD_USAGE}\n${CONFORM_USAGE}`);
  process.exitCode = 1;
}

/** @returns the exit status */
async function build([name = '', option, folder, ...more]: readonly string[]): Promise<number> {
  const isPlain = option === undefined || (option === '--out' && folder !== undefined);
  if (!isPackageName(name) || !isPlain || more.length > 0) {
    console.error(BUILD_USAGE);
    return 1;
  }
  const out = path.resolve(folder ?? path.join('.cache', 'studio-packages', name));
  await buildPackage(name, out);
  console.log(`${out}\nnpm run ops -- --as <operator> studio check ${out}`);
  return 0;
}
