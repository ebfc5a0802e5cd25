import type { Chat, endChat, getChat, sendChatMessage } from '../../contract/support/chat-calls.ts';
import type { ChatDesk } from '../../contract/support/support-rules.ts';
import { makeInviteCode } from '../auth/public/new-player.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { Handler, WorkRequest } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { readVipLevel } from '../rewards/public/vip-level.ts';
import { countAnswersAfter, readMessages } from './message-queries.ts';
import { limitedOf, type Owner, ownerOf } from './owner.ts';
import { supportConfig } from './support-config.ts';
import {
  findLatestChat,
  insertThread,
  lockLatestChat,
  lockSender,
  saveChatWatched,
  saveThreadClosed,
  type ThreadRow,
} from './thread-queries.ts';
import { assertBelowLimits, assertContent, wasSent, writePlayerMessage } from './write-message.ts';

/** A mark of typing fades unless it is renewed; a little more than two polls. */
const TYPING_MS = 7_000;

const NO_CHAT: Chat = { thread: null, messages: [], unread: 0 };

interface View {
  readonly after: number;
  readonly now: number;
  /** What has come is in view. */
  readonly isRead: boolean;
}

async function asChat(db: Db, row: ThreadRow | undefined, { after, now, isRead }: View): Promise<Chat> {
  if (!row) return NO_CHAT;
  // Of another chat than the one that is open now: all of this one is new to the caller.
  const messages = await readMessages(db, row.id, after > row.messages ? 0 : after);
  return {
    thread: {
      number: row.number,
      desk: row.topic as ChatDesk,
      state: row.state === 'closed' ? 'closed' : 'open',
      openedAt: row.openedAt,
      closedBy: row.closedBy,
      isOperatorTyping: row.operatorTypingUntil !== null && row.operatorTypingUntil > now,
      operatorRead: row.operatorRead,
    },
    messages,
    unread: isRead ? 0 : await countAnswersAfter(db, row.id, row.playerRead),
  };
}

const readChat: Handler<typeof getChat> = async ({ code, after, isTyping, isWatching }, request) => {
  const { sql, clock } = request.context;
  const owner = ownerOf(request, code);
  const now = clock.now();
  const row = await findLatestChat(sql, owner);
  // What is written in between is read by the next poll.
  if (row && isWatching)
    await saveChatWatched(sql, row.id, { now, typingUntil: isTyping ? now + TYPING_MS : null });
  return asChat(sql, row, { after, now, isRead: isWatching });
};

const postChatMessage: Handler<typeof sendChatMessage> = async ({ code, desk, after, ...said }, request) => {
  const { context } = request;
  const owner = ownerOf(request, code);
  return runTransaction(context.sql, async (tx) => {
    await lockSender(tx, limitedOf(request));
    const latest = await lockLatestChat(tx, owner);
    const view = { after, now: context.clock.now(), isRead: true };
    if (await wasSent(tx, owner, said, { desk })) return asChat(tx, latest, view);
    await assertContent(tx, said, said.images.length > 0 ? 0 : 1);
    const open = latest && latest.state !== 'closed' ? latest : null;
    await assertBelowLimits(tx, request, open);
    const thread = open ?? (await openChat(tx, request, owner, desk));
    const written = await writePlayerMessage(tx, request, owner, { thread, said, place: { desk } });
    return asChat(tx, written, { ...view, after: open ? after : 0 });
  });
};

/** @throws CallError vipServiceClosed for the desk of players whose level the caller does not have */
async function openChat(
  tx: Tx,
  { context, player, ip, locale }: WorkRequest,
  owner: Owner,
  desk: ChatDesk,
): Promise<ThreadRow> {
  const now = context.clock.now();
  if (desk === 'vip') {
    const { vipLevel } = await readConfig(tx, supportConfig);
    const level = player ? await readVipLevel(tx, player.id, now) : 0;
    if (level < vipLevel)
      throw new CallError('vipServiceClosed', `open from level ${vipLevel} on`, { level, vipLevel });
  }
  return insertThread(tx, {
    ...owner,
    id: context.newId(),
    kind: 'chat',
    number: makeInviteCode(context.random.bytes(8)),
    topic: desk,
    locale,
    address: rateAddress(ip),
    openedAt: now,
  });
}

const closeChat: Handler<typeof endChat> = async ({ code, after }, request) => {
  const { context } = request;
  const owner = ownerOf(request, code);
  return runTransaction(context.sql, async (tx) => {
    const now = context.clock.now();
    const row = await lockLatestChat(tx, owner);
    const isOpen = row !== undefined && row.state !== 'closed';
    const closed = isOpen ? await saveThreadClosed(tx, row.id, { by: 'player', now }) : row;
    return asChat(tx, closed, { after, now, isRead: true });
  });
};

export const chatHandlers = { getChat: readChat, sendChatMessage: postChatMessage, endChat: closeChat };
