import type {
  addToFeedback,
  Feedback,
  FeedbackThread,
  getFeedback,
  getFeedbacks,
  sendFeedback,
} from '../../contract/support/feedback-calls.ts';
import {
  FEEDBACK_PAGE_SIZE,
  FEEDBACK_TEXT_MIN,
  type FeedbackCategory,
} from '../../contract/support/support-rules.ts';
import { makeInviteCode } from '../auth/public/new-player.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { findSent, readMessages } from './message-queries.ts';
import { limitedOf } from './owner.ts';
import { supportConfig } from './support-config.ts';
import {
  countThreadsSince,
  insertThread,
  lockFeedback,
  lockSender,
  readFeedbackPage,
  type ThreadRow,
  updateFeedbackRead,
} from './thread-queries.ts';
import { assertBelowLimits, assertContent, wasSent, writePlayerMessage } from './write-message.ts';

const DAY_MS = 86_400_000;
/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const SUMMARY_LETTERS = 140;

/** The same for another player's as for none. */
const unknownFeedback = () => new CallError('feedbackUnknown', 'the player has no such feedback');

const asFeedback = (row: ThreadRow): Feedback => ({
  id: row.id,
  number: row.number,
  category: row.topic as FeedbackCategory,
  state: row.state,
  openedAt: row.openedAt,
  lastAt: row.lastAt,
  isUnread: row.playerRead < row.messages,
});

const asThread = async (db: Db, row: ThreadRow): Promise<FeedbackThread> => ({
  ...asFeedback(row),
  messages: await readMessages(db, row.id),
});

const listFeedbacks: Handler<typeof getFeedbacks> = async ({ cursor }, request) => {
  const page = { playerId: memberOf(request).id, before: cursor ?? LAST_ID, limit: FEEDBACK_PAGE_SIZE + 1 };
  const rows = await readFeedbackPage(request.context.sql, page);
  const shown = rows.slice(0, FEEDBACK_PAGE_SIZE);
  return {
    list: shown.map((row) => ({ ...asFeedback(row), summary: shorten(row.firstText) })),
    nextCursor: rows.length > FEEDBACK_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
};

/** Not in the middle of a character of two code units. */
const shorten = (text: string): string =>
  text.length <= SUMMARY_LETTERS
    ? text
    : `${text
        .slice(0, SUMMARY_LETTERS)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;

const readFeedback: Handler<typeof getFeedback> = async ({ id }, request) => {
  const { sql, clock } = request.context;
  const row = await updateFeedbackRead(sql, { playerId: memberOf(request).id, id, now: clock.now() });
  if (!row) throw unknownFeedback();
  return asThread(sql, row);
};

const fileFeedback: Handler<typeof sendFeedback> = async ({ category, ...said }, request) => {
  const { context, ip, locale } = request;
  const { id: playerId } = memberOf(request);
  const owner = { playerId, guestHash: null };
  return runTransaction(context.sql, async (tx) => {
    await lockSender(tx, limitedOf(request));
    if (await wasSent(tx, owner, said, { category })) return asThread(tx, await lockSent(tx, playerId, said));
    await assertContent(tx, said, FEEDBACK_TEXT_MIN);
    const now = context.clock.now();
    const { limits } = await readConfig(tx, supportConfig);
    if ((await countThreadsSince(tx, playerId, 'feedback', now - DAY_MS)) >= limits.feedbacksPerDay)
      throw new CallError('supportLimit', `at most ${limits.feedbacksPerDay} in a day`, {
        until: now + DAY_MS,
      });
    const thread = await insertThread(tx, {
      ...owner,
      id: context.newId(),
      kind: 'feedback',
      number: makeInviteCode(context.random.bytes(8)),
      topic: category,
      locale,
      address: rateAddress(ip),
      openedAt: now,
    });
    return asThread(tx, await writePlayerMessage(tx, request, owner, { thread, said, place: { category } }));
  });
};

/** The thread that a repeated request has begun. */
async function lockSent(tx: Tx, playerId: string, { requestId }: { requestId: string }): Promise<ThreadRow> {
  const sent = await findSent(tx, requestId);
  const row = sent && (await lockFeedback(tx, playerId, sent.threadId));
  if (!row) throw unknownFeedback();
  return row;
}

const appendToFeedback: Handler<typeof addToFeedback> = async ({ id, ...said }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const owner = { playerId, guestHash: null };
  return runTransaction(context.sql, async (tx) => {
    await lockSender(tx, limitedOf(request));
    const thread = await lockFeedback(tx, playerId, id);
    if (!thread) throw unknownFeedback();
    if (await wasSent(tx, owner, said, { id })) return asThread(tx, thread);
    if (thread.state === 'closed') throw new CallError('feedbackClosed', 'no messages can be added any more');
    await assertContent(tx, said, said.images.length > 0 ? 0 : 1);
    await assertBelowLimits(tx, request, thread);
    return asThread(tx, await writePlayerMessage(tx, request, owner, { thread, said, place: { id } }));
  });
};

export const feedbackHandlers = {
  getFeedbacks: listFeedbacks,
  getFeedback: readFeedback,
  sendFeedback: fileFeedback,
  addToFeedback: appendToFeedback,
};
