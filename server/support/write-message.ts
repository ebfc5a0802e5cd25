import { MAX_THREAD_MESSAGES } from '../../contract/support/support-rules.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { clientConfig } from '../config/public/market-config.ts';
import type { Tx } from '../db/sql.ts';
import type { WorkRequest } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { bodyHash } from '../ledger/body-hash.ts';
import { updateImagesSent } from './image-queries.ts';
import { countMessagesOfAddress, countMessagesOfPlayer, findSent, insertMessage } from './message-queries.ts';
import type { Owner } from './owner.ts';
import { supportConfig } from './support-config.ts';
import { saveThreadWritten, type ThreadRow } from './thread-queries.ts';

const HOUR_MS = 3_600_000;

export interface MessageContent {
  readonly requestId: string;
  readonly text: string;
  /** Ids of uploaded pictures. */
  readonly images: readonly string[];
}

/** What a request id stands for, whoever sends it. */
const hashOf = (owner: Owner, { requestId: _, ...said }: MessageContent, place: object): Buffer =>
  bodyHash({ ...said, ...place, playerId: owner.playerId, guest: owner.guestHash?.toString('hex') ?? null });

/**
 * Whether this very message was sent before.
 * @throws CallError requestIdReused for the same id with another content or of another sender
 */
export async function wasSent(tx: Tx, owner: Owner, said: MessageContent, place: object): Promise<boolean> {
  const sent = await findSent(tx, said.requestId);
  if (!sent) return false;
  if (!hashOf(owner, said, place).equals(sent.requestHash))
    throw new CallError('requestIdReused', 'the id belongs to another message');
  return true;
}

/** @throws CallError invalidValue without any content, and for more pictures than the operator allows */
export async function assertContent(tx: Tx, { text, images }: MessageContent, least: number): Promise<void> {
  const { feedbackConfig } = await readConfig(tx, clientConfig);
  const { imagesLimit } = feedbackConfig;
  if (images.length > imagesLimit || new Set(images).size < images.length)
    throw new CallError('invalidValue', `at most ${imagesLimit} pictures`, { field: 'images', imagesLimit });
  if (text.trim().length < least)
    throw new CallError('invalidValue', 'the text is too short', { field: 'text' });
}

/** @throws CallError supportLimit: of a member in an hour, of an address for guests, or of one thread */
export async function assertBelowLimits(
  tx: Tx,
  request: WorkRequest,
  thread: ThreadRow | null,
): Promise<void> {
  const { context, player, ip } = request;
  const now = context.clock.now();
  const since = now - HOUR_MS;
  const { limits } = await readConfig(tx, supportConfig);
  const count = player
    ? await countMessagesOfPlayer(tx, player.id, since)
    : await countMessagesOfAddress(tx, rateAddress(ip), since);
  const most = player ? limits.messagesPerHour : limits.guestMessagesPerHour;
  const isFull = thread !== null && thread.messages >= MAX_THREAD_MESSAGES;
  if (count >= most || isFull)
    throw new CallError('supportLimit', `at most ${most} messages in an hour`, { until: now + HOUR_MS });
}

/**
 * A player's message with its pictures, in a thread that is locked or new.
 * @throws CallError supportImageUnknown for a picture that is not the sender's, or was sent before
 */
export async function writePlayerMessage(
  tx: Tx,
  { context }: WorkRequest,
  owner: Owner,
  { thread, said, place }: { thread: ThreadRow; said: MessageContent; place: object },
): Promise<ThreadRow> {
  const now = context.clock.now();
  const written = await saveThreadWritten(tx, thread.id, { author: 'player', state: 'open', now });
  await insertMessage(tx, {
    threadId: thread.id,
    place: written.messages,
    playerId: owner.playerId,
    at: now,
    author: 'player',
    operator: '',
    text: said.text.trim(),
    requestId: said.requestId,
    requestHash: hashOf(owner, said, place),
  });
  if (said.images.length === 0) return written;
  const sent = { ids: said.images, threadId: thread.id, place: written.messages };
  if ((await updateImagesSent(tx, owner, sent)) < said.images.length)
    throw new CallError('supportImageUnknown', 'a picture is not there, or was sent before');
  return written;
}
