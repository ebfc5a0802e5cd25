import path from 'node:path';
import { buildPackage } from './studio-packages/build/build-package.ts';
import { isPackageName, PACKAGES } from './studio-packages/build/packages.ts';

/** `npm run studio -- build <game> [--out folder]`: makes one of our own packages, as another studio would. */
const USAGE = `npm run studio -- build <${Object.keys(PACKAGES).join(' | ')}> [--out folder]`;

const [command, name = '', option, folder, ...more] = process.argv.slice(2);
const isPlain = option === undefined || (option === '--out' && folder !== undefined);
if (command !== 'build' || !isPackageName(name) || !isPlain || more.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const out = path.resolve(folder ?? path.join('.cache', 'studio-packages', name));
  await buildPackage(name, out);
  console.log(`${out}\nnpm run ops -- --as <operator> studio check ${out}`);
}
