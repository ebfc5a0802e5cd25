import type {
  answerRealityCheck,
  confirmSelfLimited,
  getSelfLimited,
  reviewSelfLimited,
  setSelfLimited,
  takeTimeOut,
} from '../../contract/protection/protection-calls.ts';
import {
  breakEnd,
  isLimitValue,
  type LimitKey,
  LOOSEN_AFTER_MS,
} from '../../contract/protection/protection-rules.ts';
import { notePlayerAction } from '../auth/public/player-actions.ts';
import { requireStepUp } from '../auth/public/require-step-up.ts';
import { saveRealitySeen } from '../auth/public/session-reality.ts';
import { CallError } from '../call-error.ts';
import { closeGameSessions } from '../games/public/game-sessions.ts';
import { settleRoundsSoon } from '../games/public/open-rounds.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { saveBreak, saveReview } from './break-queries.ts';
import { readLimitRows, saveLimit } from './limit-queries.ts';
import { confirmWish, isLooser, type LimitRow, planChange, unsetLimit } from './limit-rules.ts';
import { readSelfLimited } from './player-protection.ts';
import { lockPlay } from './public/lock-play.ts';

function readFor(request: CallRequest) {
  const { id, sessionId } = memberOf(request);
  const { sql, clock, hooks } = request.context;
  return readSelfLimited(sql, hooks, { playerId: id, sessionId, now: clock.now() });
}

const readLimits: Handler<typeof getSelfLimited> = (_body, request) => readFor(request);

/**
 * Changes one limit under the player's lock and audits the old and the new value; an unchanged limit writes nothing.
 */
async function changeLimit(
  request: CallRequest,
  { key, act }: { key: LimitKey; act: string },
  plan: (row: LimitRow, now: number) => LimitRow,
): Promise<void> {
  const { id } = memberOf(request);
  const { sql, clock } = request.context;
  await runTransaction(sql, async (tx) => {
    const now = await lockPlay(tx, clock, id);
    // Read under the lock: another change may have been committed just before.
    const before = (await readLimitRows(tx, id)).get(key) ?? unsetLimit(key);
    const after = plan(before, now);
    if (after === before) return;
    // Whoever finds an open page must not be able to remove the player's own limits.
    if (isLooser(before, after)) requireStepUp(request);
    await saveLimit(tx, id, key, after);
    await saveReview(tx, id, now);
    const details = { key, from: before.value, to: after.value, waits: after.wishAt !== null };
    await notePlayerAction(tx, request, { act, details: { ...details, wish: after.wishValue } });
  });
}

const setLimit: Handler<typeof setSelfLimited> = async ({ key, value }, request) => {
  if (!isLimitValue(key, value)) {
    throw new CallError('invalidValue', `${key} cannot be ${value}`, { field: 'value' });
  }
  await changeLimit(request, { key, act: 'limit set' }, (row, now) => planChange(row, value, now));
  return readFor(request);
};

const confirmLimit: Handler<typeof confirmSelfLimited> = async ({ key, value }, request) => {
  await changeLimit(request, { key, act: 'limit loosened' }, (row, now) => {
    const confirmed = confirmWish(row, value, now);
    if ('row' in confirmed) return confirmed.row;
    if (confirmed.error === 'notWaiting') {
      throw new CallError('limitNotWaiting', `no such value of ${key} is pending`);
    }
    throw new CallError('limitTooEarly', `${key} still waits`, {
      confirmAt: (row.wishAt ?? now) + LOOSEN_AFTER_MS,
    });
  });
  return readFor(request);
};

const markLimitsReviewed: Handler<typeof reviewSelfLimited> = async (_body, request) => {
  const { id } = memberOf(request);
  const { sql, clock } = request.context;
  await runTransaction(sql, async (tx) => {
    await saveReview(tx, id, clock.now());
    await notePlayerAction(tx, request, { act: 'limits reviewed', details: {} });
  });
  return readFor(request);
};

/** Open games are closed too: a round in progress is settled by its published rule, and no other follows. */
const startTimeOut: Handler<typeof takeTimeOut> = async ({ period }, request) => {
  const { id } = memberOf(request);
  const { sql, clock } = request.context;
  await runTransaction(sql, async (tx) => {
    const now = await lockPlay(tx, clock, id);
    const until = breakEnd(period, now);
    await saveBreak(tx, id, until);
    await closeGameSessions(tx, id, now, 'exit');
    await settleRoundsSoon(tx, id, now);
    await notePlayerAction(tx, request, { act: 'time-out', details: { period, until } });
  });
  return readFor(request);
};

const answerCheck: Handler<typeof answerRealityCheck> = async (_body, request) => {
  const { id, sessionId } = memberOf(request);
  const { sql, clock } = request.context;
  await saveRealitySeen(sql, { playerId: id, sessionId, now: clock.now() });
  return readFor(request);
};

export const protectionHandlers = {
  getSelfLimited: readLimits,
  setSelfLimited: setLimit,
  confirmSelfLimited: confirmLimit,
  reviewSelfLimited: markLimitsReviewed,
  takeTimeOut: startTimeOut,
  answerRealityCheck: answerCheck,
};
