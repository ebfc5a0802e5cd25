import { GameStatus } from '../../contract/ids.ts';
import { auditLedger } from '../ledger/audit-ledger.ts';
import { type Act, ActError, sayTime, wanted } from './act.ts';

const auditRead: Act = {
  name: 'audit read',
  usage: '[count]',
  about: 'Shows the latest acts of operators, newest first.',
  async run({ tx, args }) {
    const count = Number(args[0] ?? 20);
    if (!Number.isInteger(count) || count < 1 || count > 1000) throw new ActError('A count is 1 to 1000.');
    const rows = await tx<{ at: number; actor: string; act: string; subject: string; details: unknown }[]>`
      select at, actor, act, subject, details from audit_log order by id desc limit ${count}`;
    const lines = rows.map(({ at, actor, act, subject, details }) =>
      [sayTime(at), actor, act, subject, JSON.stringify(details)].join('\t'),
    );
    return { say: lines.join('\n') || 'Nothing yet.', subject: null };
  },
};

const ledgerCheck: Act = {
  name: 'ledger check',
  usage: '',
  about: 'Adds the whole ledger up and compares it with the balances.',
  async run({ tx }) {
    return { say: JSON.stringify(await auditLedger(tx), null, 2), subject: null };
  },
};

const GAME_VERBS = { open: GameStatus.open, maintenance: GameStatus.maintenance, reset: null } as const;

function switchGame(verb: keyof typeof GAME_VERBS): Act {
  return {
    name: `game ${verb}`,
    usage: '<slug>',
    about: verb === 'reset' ? 'Gives a game back the state of its build.' : `Sets a game to ${verb}.`,
    async run({ tx, args }) {
      const slug = wanted(args, 0, 'the game');
      const { count } = await tx`update games set status_override = ${GAME_VERBS[verb]} where slug = ${slug}`;
      if (count === 0) throw new ActError(`There is no game "${slug}".`);
      return { say: `${slug}: ${verb}.`, subject: `game ${slug}` };
    },
  };
}

export const RECORD_ACTS: readonly Act[] = [
  auditRead,
  ledgerCheck,
  switchGame('open'),
  switchGame('maintenance'),
  switchGame('reset'),
];
