import { readConfig } from '../config/public/config-value-queries.ts';
import { type OperatorCommand, requireArgument } from '../ops/command.ts';
import { checkPackage } from './package/check-package.ts';
import { judgeModes } from './package/judge-mode.ts';
import { describeModes } from './publish/describe-modes.ts';
import { LIST_COMMANDS } from './publish/list-commands.ts';
import { readModes, writeModes } from './publish/modes-text.ts';
import { publish } from './publish/publish-command.ts';
import { refusalOf } from './publish/refusals.ts';
import { RELEASE_COMMANDS } from './publish/release-commands.ts';
import { studioBoundsConfig } from './studios-config.ts';
import { verifyPackage } from './tables/verify-package.ts';

/** Reads a package whole and stores nothing: a studio's figures before they are published. */
const check: OperatorCommand = {
  name: 'studio check',
  usage: '<folder of the package>',
  about: 'Checks the mathematics of a studio’s package, and prints what each mode returns, exactly.',
  async fetch(args) {
    const folder = requireArgument(args, 0, 'the folder of the package');
    try {
      return writeModes(await checkPackage(folder));
    } catch (error) {
      throw refusalOf(error);
    }
  },
  async run({ tx, fetched }) {
    const bounds = await readConfig(tx, studioBoundsConfig);
    const modes = readModes(fetched);
    const refusals = judgeModes(modes, bounds);
    const lines = describeModes(modes, bounds.largestStake);
    const verdict =
      refusals.length === 0
        ? ['Within the market’s bounds.']
        : refusals.map((why) => `OUT OF BOUNDS: ${why}.`);
    return { say: [...lines, ...verdict].join('\n'), subject: null };
  },
};

export const STUDIO_COMMANDS: readonly OperatorCommand[] = [
  check,
  verifyPackage,
  publish,
  ...RELEASE_COMMANDS,
  ...LIST_COMMANDS,
];
