import { HOLD_REASONS, type HoldReason } from '../../contract/agent/agent-calls.ts';
import { findPlayer } from '../auth/public/find-player.ts';
import { marketMoney } from '../config/public/market-money.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime } from '../ops/command.ts';
import {
  lockQualified,
  readAgents,
  readQualified,
  updateApproved,
  updateRejected,
} from './command-queries.ts';

const SHOWN_MEMBERS = 200;

const list: OperatorCommand = {
  name: 'agent list',
  usage: '',
  about: 'Lists agents with their members, those with members to review first.',
  async run({ tx }) {
    const rows = await readAgents(tx, SHOWN_MEMBERS);
    const lines = rows.map(({ account, members, valid, held, rejected, paid }) =>
      [
        account,
        `${members} members`,
        `${held} to review`,
        `${valid} valid`,
        `${paid} paid`,
        `${rejected} rejected`,
      ].join('\t'),
    );
    return { say: lines.join('\n') || 'Nobody has invited a valid member.', subject: null };
  },
};

const show: OperatorCommand = {
  name: 'agent show',
  usage: '<account>',
  about: 'Lists members of an agent who have met all conditions, with what speaks against them.',
  async run({ tx, args }) {
    const agent = await findPlayer(tx, requireArgument(args, 0, 'the account of the agent'));
    const say = await marketMoney(tx);
    const rows = await readQualified(tx, agent.id, SHOWN_MEMBERS);
    const lines = rows.map(({ account, state, reasons, amount, validAt, approvedAt, isOpen }) =>
      [
        account,
        state,
        reasons.join(', ') || 'nothing against it',
        say(amount),
        `since ${sayTime(validAt)}`,
        ...(approvedAt === null ? [] : [`approved ${sayTime(approvedAt)}`]),
        ...(isOpen ? [] : ['account may not play']),
      ].join('\t'),
    );
    return {
      say: lines.join('\n') || `${agent.account} has no member who has met the conditions.`,
      subject: null,
    };
  },
};

/** @throws CommandError for somebody who has not met the conditions, or was paid for */
async function lockOpen(tx: Tx, name: string) {
  const player = await findPlayer(tx, name);
  const row = await lockQualified(tx, player.id);
  if (!row) throw new CommandError(`${player.account} has not met the conditions of any agent.`);
  if (row.state === 'paid') throw new CommandError(`${player.account}: the agent was paid already.`);
  return row;
}

const approve: OperatorCommand = {
  name: 'agent approve',
  usage: '<account of the member>',
  about: 'Lets an agent be paid for a member who was held or rejected.',
  needsTwoOperators: true,
  async run({ tx, args, now }) {
    const row = await lockOpen(tx, requireArgument(args, 0, 'the account of the member'));
    if (row.state === 'valid') throw new CommandError(`${row.account} is valid already.`);
    if (!row.isOpen) throw new CommandError(`${row.account} may not play, and counts for nobody.`);
    await updateApproved(tx, row.memberId, now);
    const say = await marketMoney(tx);
    return {
      say: `${row.account}: valid; the agent may claim ${say(row.amount)}.`,
      subject: row.memberId,
      details: { agent: row.agentId, reasons: [...row.reasons], amount: row.amount },
    };
  },
};

function readReason(word: string): HoldReason {
  const reason = HOLD_REASONS.find((known) => known === word);
  if (!reason) throw new CommandError(`There is no reason "${word}". Known: ${HOLD_REASONS.join(', ')}.`);
  return reason;
}

const reject: OperatorCommand = {
  name: 'agent reject',
  usage: '<account of the member> <reason> [what was found]',
  about: `Pays no agent for a member. The agent reads the reason, and not what was found. Reasons: ${HOLD_REASONS.join(', ')}.`,
  async run({ tx, args }) {
    const row = await lockOpen(tx, requireArgument(args, 0, 'the account of the member'));
    const reason = readReason(requireArgument(args, 1, 'the reason'));
    if (row.state === 'rejected') throw new CommandError(`${row.account} was rejected already.`);
    await updateRejected(tx, row.memberId, reason);
    return {
      say: `${row.account}: rejected.`,
      subject: row.memberId,
      details: { agent: row.agentId, reason, reasons: [...row.reasons], found: args.slice(2).join(' ') },
    };
  },
};

export const AGENT_COMMANDS: readonly OperatorCommand[] = [list, show, approve, reject];
