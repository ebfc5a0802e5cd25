import { FORFEIT_REASONS, type ForfeitReason } from '../../contract/wallet/forfeiture-rules.ts';
import { comparableName } from '../../contract/wallet/withdraw-rules.ts';
import { findPlayer } from '../auth/public/find-player.ts';
import { makeInviteCode } from '../auth/public/new-player.ts';
import type { Tx } from '../db/sql.ts';
import { makeId } from '../make-id.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { type ForfeitureRow, lockForfeiture, readForfeitureList } from './forfeiture-queries.ts';
import { forfeit, NotForfeitable, reverseForfeiture } from './forfeitures.ts';

const sayMoney = (amount: number): string => (amount / 100).toFixed(2);
const totalOf = ({ coin, safebox, bonus }: ForfeitureRow): number => coin + safebox + bonus;

function readReason(word: string): ForfeitReason {
  const reason = FORFEIT_REASONS.find((known) => known === word);
  if (!reason) throw new CommandError(`There is no reason "${word}". Known: ${FORFEIT_REASONS.join(', ')}.`);
  return reason;
}

const forfeitBalance: OperatorCommand = {
  name: 'forfeit take',
  usage: '<account> <reason> <text>',
  about: `Forfeits all money of a player who may not play and closes the account; the player reads the text. Reasons: ${FORFEIT_REASONS.join(', ')}.`,
  needsTwoOperators: true,
  async run({ tx, args, actor, askedBy, now, clock, random, hooks }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const reason = readReason(requireArgument(args, 1, 'the reason'));
    const text = requireArgument([args.slice(2).join(' ')], 0, 'what was found, which the player will read');
    const names = { askedBy: askedBy ?? actor, decidedBy: actor };
    const made = { id: makeId(now, random(10)), number: makeInviteCode(random(8)), playerId: player.id };
    try {
      const row = await forfeit(tx, { ...made, ...names, reason, text, clock, hooks });
      const { coin, safebox, bonus, number } = row;
      return {
        say: `${player.account}: ${sayMoney(totalOf(row))} forfeited, number ${number}; an appeal is open until ${sayTime(row.appealUntil)}.`,
        subject: player.id,
        details: { account: player.account, number, reason, coin, safebox, bonus },
      };
    } catch (error) {
      if (error instanceof NotForfeitable) throw new CommandError(`${player.account}: ${error.message}.`);
      throw error;
    }
  },
};

const list: OperatorCommand = {
  name: 'forfeit list',
  usage: '[all]',
  about: 'Lists forfeitures in force, with the appeals against them; `all` also lists reversed ones.',
  async run({ tx, args }) {
    const rows = await readForfeitureList(tx, args[0] === 'all');
    const lines = rows.map((row) =>
      [
        row.number,
        sayTime(row.at),
        row.reversedAt === null ? 'stands' : `paid back ${sayTime(row.reversedAt)}`,
        row.account,
        sayMoney(totalOf(row)),
        row.reason,
        `decided by ${row.askedBy} and ${row.decidedBy}`,
        row.appeals === '' ? 'no appeal' : `appeal ${row.appeals}`,
      ].join('\t'),
    );
    return { say: lines.join('\n') || 'Nothing is forfeited.', subject: null };
  },
};

async function lockStanding(tx: Tx, number: string): Promise<ForfeitureRow> {
  const row = await lockForfeiture(tx, number.toUpperCase());
  if (!row) throw new CommandError(`There is no forfeiture "${number}". See: forfeit list.`);
  if (row.reversedAt !== null) throw new CommandError(`${row.number} was reversed already.`);
  return row;
}

const reverse: OperatorCommand = {
  name: 'forfeit reverse',
  usage: '<number> <text>',
  about: 'Reverses a forfeiture after an appeal; takes two operators who did not take the first decision.',
  needsTwoOperators: true,
  async run({ tx, args, actor, now, random }) {
    const row = await lockStanding(tx, requireArgument(args, 0, 'the number'));
    const text = requireArgument([args.slice(1).join(' ')], 0, 'the reason of the reversal');
    const first = [row.askedBy, row.decidedBy].map(comparableName);
    if (first.includes(comparableName(actor)))
      throw new CommandError('You took the first decision; another operator must decide the appeal.');
    await reverseForfeiture(tx, row, { id: makeId(now, random(10)), by: actor, text, now });
    return {
      say: `${row.number}: ${sayMoney(totalOf(row))} paid back.`,
      subject: row.playerId,
      details: { number: row.number, amount: totalOf(row) },
    };
  },
};

export const FORFEIT_COMMANDS: readonly OperatorCommand[] = [forfeitBalance, list, reverse];
