import { runProgram } from './steps.ts';

/** Every file is reached from an entry, and every export is used by another file. @throws Error that lists those that are not */
export const checkUnused = (): Promise<string> =>
  runProgram('node_modules/knip/bin/knip.js', [
    ...['--config', 'tools/knip.json', '--include', 'files,exports,types', '--no-progress'],
  ]);
