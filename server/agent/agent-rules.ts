import { type AgentMember, MEMBER_STEPS } from '../../contract/agent/agent-calls.ts';
import { cents } from '../../contract/money.ts';
import { maskName } from '../names/mask-name.ts';
import type { MemberRow } from './agent-queries.ts';

const HOUR_MS = 3_600_000;

interface InviterEntryFacts {
  readonly isInvited: boolean;
  readonly hasDeposited: boolean;
  readonly createdAt: number;
}

/** Whether the code of an inviter can still be entered, and until when. */
export function fillOf(
  { isInvited, hasDeposited, createdAt }: InviterEntryFacts,
  { fillHours, now }: { fillHours: number; now: number },
): { state: 'open' | 'done' | 'closed'; until: number | null } {
  if (isInvited) return { state: 'done', until: null };
  const until = createdAt + fillHours * HOUR_MS;
  return hasDeposited || now >= until ? { state: 'closed', until: null } : { state: 'open', until };
}

/** What an agent is told of a member: which condition is missing, and no figure, date or name of theirs. */
export function asMember(row: MemberRow): AgentMember {
  const base = { memberId: row.id, name: maskName(row.nickname), at: row.createdAt };
  const amount = row.amount === null ? null : cents(row.amount);
  if (row.state === null) {
    const isDone = { kyc: row.hasKyc, deposit: row.hasDeposited, play: row.hasPlayed };
    const missing = MEMBER_STEPS.filter((step) => !isDone[step]);
    // Nothing is missing: it is about to be counted, or never will be. Which of the two is not told.
    if (missing.length === 0) return { ...base, state: 'held', missing, reasons: ['account'], amount };
    const state = missing.length === MEMBER_STEPS.length ? 'registered' : 'progress';
    return { ...base, state, missing, reasons: [], amount };
  }
  const isStopped = row.state === 'valid' && !row.isOpen;
  const told = { ...base, missing: [], amount };
  if (isStopped) return { ...told, state: 'held', reasons: ['account'] };
  const isDoubted = row.state === 'held' || row.state === 'rejected';
  return { ...told, state: row.state, reasons: isDoubted ? [...(row.reasons ?? [])] : [] };
}
