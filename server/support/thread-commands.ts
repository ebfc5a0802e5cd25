import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT_TEXT_MAX, FEEDBACK_TEXT_MAX } from '../../contract/support/support-rules.ts';
import type { Tx } from '../db/sql.ts';
import {
  CommandError,
  type CommandRequest,
  type OperatorCommand,
  requireArgument,
  sayTime,
} from '../ops/command.ts';
import { readThreadImages } from './image-queries.ts';
import { insertMessage, readSignedMessages, type SignedMessage } from './message-queries.ts';
import {
  lockThread,
  type OperatorThread,
  readThreads,
  saveOperatorRead,
  type ThreadKind,
} from './operator-queries.ts';
import { saveThreadClosed, saveThreadWritten, type ThreadRow } from './thread-queries.ts';

const LETTERS: Readonly<Record<ThreadKind, number>> = { chat: CHAT_TEXT_MAX, feedback: FEEDBACK_TEXT_MAX };

/** @throws CommandError where there is none of that kind */
export async function lockNamed({ tx, args }: CommandRequest, kind: ThreadKind): Promise<OperatorThread> {
  const name = requireArgument(args, 0, 'the number');
  const row = await lockThread(tx, kind, name.toUpperCase());
  if (!row) throw new CommandError(`There is no ${kind} "${name}". See: ${kind} list.`);
  return row;
}

const senderText = ({ account }: OperatorThread): string => account ?? 'guest';

/** Whom an audit row is about, and which thread. */
export const auditOf = ({ playerId, number }: ThreadRow) => ({
  subject: playerId ?? number,
  details: { number },
});

export const listOf = (kind: ThreadKind): OperatorCommand => ({
  name: `${kind} list`,
  usage: '[all]',
  about: `Lists ${kind === 'chat' ? 'chats' : 'feedback'}, what waits for an answer first; \`all\` lists closed ones too.`,
  async run({ tx, args }) {
    const rows = await readThreads(tx, kind, args[0] === 'all');
    const lines = rows.map((row) =>
      [
        row.number,
        row.state,
        sayTime(row.lastAt),
        row.topic,
        senderText(row),
        row.locale,
        `${row.messages} messages`,
      ].join('\t'),
    );
    return { say: lines.join('\n') || `No ${kind} is open.`, subject: null };
  },
});

function sayMessage({ place, at, author, operator, text, images }: SignedMessage): string {
  const pictures = images === 0 ? '' : ` (${images} ${images === 1 ? 'picture' : 'pictures'})`;
  return `— ${place} ${sayTime(at)} ${operator || author}${pictures}\n${text}`;
}

export const showOf = (kind: ThreadKind): OperatorCommand => ({
  name: `${kind} show`,
  usage: '<number> [folder]',
  about: `Shows a ${kind === 'chat' ? 'chat' : 'feedback'} with all its messages, which count as read; writes its pictures to the folder.`,
  async run(request) {
    const { tx, args } = request;
    const row = await lockNamed(request, kind);
    const messages = await readSignedMessages(tx, row.id);
    const folder = args[1];
    const images = folder === undefined ? [] : await readThreadImages(tx, row.id);
    await saveOperatorRead(tx, row.id);
    const head = [row.number, row.state, row.topic, senderText(row), row.locale].join('\t');
    const seen = `read by the player up to ${row.playerRead}`;
    return {
      say: [head, seen, ...messages.map(sayMessage)].join('\n'),
      // Reading what a person wrote is audited as well.
      ...auditOf(row),
      afterwards: () => writePictures(folder ?? '', row.number, images),
    };
  },
});

function writePictures(
  folder: string,
  number: string,
  images: readonly { place: number; bytes: Buffer }[],
): void {
  if (images.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [index, { place, bytes }] of images.entries()) {
    const file = join(folder, `${number}-${place}-${index + 1}.webp`);
    writeFileSync(file, bytes, { mode: 0o600 });
    // The mode above applies to a new file only.
    chmodSync(file, 0o600);
  }
}

/** @throws CommandError without a text, and for one that is longer than the player's own may be */
export function wantedText({ args }: CommandRequest, kind: ThreadKind): string {
  const text = requireArgument([args.slice(1).join(' ').trim()], 0, 'the answer, which the player will read');
  if (text.length > LETTERS[kind]) throw new CommandError(`An answer has at most ${LETTERS[kind]} letters.`);
  return text;
}

/** @throws CommandError for one that is closed */
export function assertOpen({ state, number }: ThreadRow): void {
  if (state === 'closed') throw new CommandError(`${number} is closed.`);
}

export async function writeAnswer(
  { tx, actor, now }: CommandRequest,
  { id, playerId }: ThreadRow,
  text: string,
): Promise<void> {
  const { messages } = await saveThreadWritten(tx, id, { author: 'operator', state: 'answered', now });
  await insertMessage(tx, {
    threadId: id,
    place: messages,
    playerId,
    at: now,
    author: 'operator',
    operator: actor,
    text,
    requestId: null,
    requestHash: null,
  });
}

export const closeThread = (tx: Tx, { id }: ThreadRow, now: number) =>
  saveThreadClosed(tx, id, { by: 'operator', now });
