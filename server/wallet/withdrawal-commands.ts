import { findPlayer } from '../auth/public/find-player.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Tx } from '../db/sql.ts';
import { sayMoney } from '../localization/say-money.ts';
import { makeId } from '../make-id.ts';
import { maskNumber } from '../names/mask-number.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import { saveRealName } from '../profile/public/personal-details.ts';
import { lockWithdrawal, readWithdrawalsToDecide, type WithdrawalRow } from './withdrawal-queries.ts';
import { approve, reject } from './withdrawal-stages.ts';
import { saveFirstApprover } from './withdrawal-write-queries.ts';

const list: OperatorCommand = {
  name: 'withdrawals list',
  usage: '',
  about: 'Lists open withdrawals, with refusals by the provider, and those with contradictory callbacks.',
  async run({ tx }) {
    const rows = await readWithdrawalsToDecide(tx);
    const lines = rows.map((row) => {
      const notes = [
        row.firstApprover && `approved once, by ${row.firstApprover}`,
        row.isShared && 'another player has this account',
        row.state === 'approved' && row.refusals > 0 && sayRefusals(row),
        row.contradictions > 0 && `${row.contradictions} callbacks contradict`,
      ].filter(Boolean);
      const paidTo = `${row.bankName} ${maskNumber(row.number)} ${row.holder}`;
      return [
        row.id,
        sayTime(row.requestedAt),
        row.state,
        sayMoney(row.amount, row.currency),
        row.account,
        paidTo,
        ...notes,
      ].join('\t');
    });
    return { say: lines.join('\n') || 'No withdrawal is open.', subject: null };
  },
};

const sayRefusals = ({ provider, refusals, sentAt }: WithdrawalRow): string =>
  `refused by ${provider} ${refusals} times, last sent ${sayTime(sentAt ?? 0)}`;

async function lockWaiting(tx: Tx, id: string): Promise<WithdrawalRow> {
  const row = isUuid(id) ? await lockWithdrawal(tx, id) : null;
  if (!row) throw new CommandError(`There is no withdrawal "${id}". See: withdrawals list.`);
  if (row.state !== 'requested' && row.state !== 'reviewing')
    throw new CommandError(`This withdrawal is ${row.state}; nothing can be decided any more.`);
  return row;
}

const approveCommand: OperatorCommand = {
  name: 'withdrawals approve',
  usage: '<id of the list>',
  about: 'Approves a withdrawal. It takes two operators: the second one sends it.',
  async run({ tx, args, actor, now }) {
    const row = await lockWaiting(tx, requireArgument(args, 0, 'the id'));
    const details = { withdrawal: row.id, amount: row.amount, currency: row.currency, step: 'first' };
    if (row.firstApprover === null) {
      await saveFirstApprover(tx, row.id, actor);
      return {
        say: `${sayMoney(row.amount, row.currency)}: approved once. Another operator must approve it too.`,
        subject: row.playerId,
        details,
      };
    }
    if (row.firstApprover === actor)
      throw new CommandError('You have approved this withdrawal already; another operator must approve it.');
    await approve(tx, row, now);
    return {
      say: `${sayMoney(row.amount, row.currency)}: approved by ${row.firstApprover} and ${actor}; it is sent at once.`,
      subject: row.playerId,
      details: { ...details, step: 'second', firstApprover: row.firstApprover },
    };
  },
};

const rejectCommand: OperatorCommand = {
  name: 'withdrawals reject',
  usage: '<id of the list> <reason>',
  about: 'Rejects a withdrawal: the money is back in the balance, and the player reads the reason.',
  async run({ tx, args, now, random }) {
    const row = await lockWaiting(tx, requireArgument(args, 0, 'the id'));
    const reason = requireArgument([args.slice(1).join(' ')], 0, 'the reason, which the player will read');
    await reject(tx, row, { id: makeId(now, random(10)), by: 'operator', reason, now });
    return {
      say: `${sayMoney(row.amount, row.currency)}: rejected, and back in the balance.`,
      subject: row.playerId,
      details: { withdrawal: row.id, amount: row.amount, currency: row.currency, reason },
    };
  },
};

const nameCommand: OperatorCommand = {
  name: 'player name',
  usage: '<account> <name as on the identity documents>',
  about: 'Sets the legal name, in which payout accounts must be.',
  async run({ tx, args, now }) {
    const player = await findPlayer(tx, requireArgument(args, 0, 'the account'));
    const name = requireArgument([args.slice(1).join(' ')], 0, 'the name');
    await saveRealName(tx, { playerId: player.id, realName: name, now });
    return {
      say: `${player.account}: the name is ${name}.`,
      subject: player.id,
      details: { account: player.account },
    };
  },
};

export const WITHDRAWAL_COMMANDS: readonly OperatorCommand[] = [
  list,
  approveCommand,
  rejectCommand,
  nameCommand,
];
