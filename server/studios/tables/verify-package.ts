import { CommandError, type OperatorCommand, requireArgument } from '../../ops/command.ts';
import { readOptions } from '../../ops/read-options.ts';
import { PackageError } from '../package/package-error.ts';
import { preparePackage } from './prepare-package.ts';
import type { FileSink } from './prepared-mode.ts';

/** Nothing is stored: the roots alone are wanted. */
const countBytes: FileSink = async (chunks) => {
  let bytes = 0;
  for await (const chunk of chunks) bytes += chunk.length;
  return { hash: '', bytes };
};

/** Works out by which hashes a package's rounds are decided, for whoever has it and a commitment that was published. */
export const verifyPackage: OperatorCommand = {
  name: 'studio verify',
  usage: '<folder of the package> [--commitment <64 hexadecimal digits>]',
  about:
    'Works out the root of each mode of a package and the commitment of all, and compares it with a published one.',
  async fetch(args) {
    const { words, values } = readOptions(args, { values: ['commitment'], flags: [] });
    const folder = requireArgument(words, 0, 'the folder of the package');
    const published = values.get('commitment');
    if (published !== undefined && !/^[0-9a-f]{64}$/.test(published))
      throw new CommandError('A commitment is 64 hexadecimal digits in lower case.');
    try {
      const { commitment, modes } = await preparePackage(folder, countBytes);
      if (published !== undefined && published !== commitment)
        throw new CommandError(`Another package was published: the commitment of this one is ${commitment}.`);
      const lines = modes.map(({ head, root }) => `mode ${head.name}\t${head.lines} lines\troot ${root}`);
      const verdict = published === undefined ? [] : ['This package was published by that commitment.'];
      return [...lines, `commitment ${commitment}`, ...verdict].join('\n');
    } catch (error) {
      throw error instanceof PackageError ? new CommandError(`Refused: ${error.message}.`) : error;
    }
  },
  async run({ fetched }) {
    return { say: fetched, subject: null };
  },
};
