import { GameStatus } from '../../contract/ids.ts';
import { auditLedger } from '../ledger/audit-ledger.ts';
import { CommandError, type OperatorCommand, requireArgument } from '../ops/command.ts';
import { updateStatusOverride } from './game-queries.ts';

const ledgerCheck: OperatorCommand = {
  name: 'ledger check',
  usage: '',
  about: 'Adds the whole ledger up and compares it with the balances.',
  async run({ tx, hooks }) {
    return { say: JSON.stringify(await auditLedger(tx, hooks), null, 2), subject: null };
  },
};

const GAME_VERBS = { open: GameStatus.open, maintenance: GameStatus.maintenance, reset: null } as const;

function switchGame(verb: keyof typeof GAME_VERBS): OperatorCommand {
  return {
    name: `game ${verb}`,
    usage: '<slug>',
    about: verb === 'reset' ? 'Restores the status that the build gives a game.' : `Sets a game to ${verb}.`,
    async run({ tx, args }) {
      const slug = requireArgument(args, 0, 'the game');
      const isKnown = await updateStatusOverride(tx, slug, GAME_VERBS[verb]);
      if (!isKnown) throw new CommandError(`There is no game "${slug}".`);
      return { say: `${slug}: ${verb}.`, subject: `game ${slug}` };
    },
  };
}

export const RECORD_COMMANDS: readonly OperatorCommand[] = [
  ledgerCheck,
  switchGame('open'),
  switchGame('maintenance'),
  switchGame('reset'),
];
