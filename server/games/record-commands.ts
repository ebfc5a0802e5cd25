import { GameStatus } from '../../contract/ids.ts';
import { versionHashOf } from '../../games/game-list.ts';
import { auditLedger } from '../ledger/audit-ledger.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { updateStatusOverride } from './game-queries.ts';
import { readVersions } from './game-version-queries.ts';

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

const gameVersions: OperatorCommand = {
  name: 'game versions',
  usage: '',
  about: 'Lists every version of the games’ mathematics with its hash, the one of a round included.',
  async run({ tx }) {
    const lines = (await readVersions(tx)).map(({ maths, hash, firstSeenAt }) => {
      const known = versionHashOf(maths) === hash ? 'in this build' : 'NOT IN THIS BUILD';
      return [maths, hash, `since ${sayTime(firstSeenAt)}`, known].join('\t');
    });
    return { say: lines.join('\n') || 'No version was stored yet.', subject: null };
  },
};

export const RECORD_COMMANDS: readonly OperatorCommand[] = [
  ledgerCheck,
  gameVersions,
  switchGame('open'),
  switchGame('maintenance'),
  switchGame('reset'),
];
