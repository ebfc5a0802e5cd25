import { sendMail } from '../mail/public/mail-box.ts';
import { makeId } from '../make-id.ts';
import type { CommandRequest, OperatorCommand } from '../ops/command.ts';
import { saveMailed, saveOperatorTyping } from './operator-queries.ts';
import {
  assertOpen,
  auditOf,
  closeThread,
  listOf,
  lockNamed,
  showOf,
  wantedText,
  writeAnswer,
} from './thread-commands.ts';
import type { ThreadRow } from './thread-queries.ts';

/** How long the player sees that somebody types. */
const TYPING_MS = 20_000;
/** A player who has not looked for this long is told by a mail. */
const AWAY_MS = 60_000;

const typing: OperatorCommand = {
  name: 'chat typing',
  usage: '<number>',
  about: 'Shows the player for 20 seconds that somebody types, and that what they wrote was read.',
  async run(request) {
    const row = await lockNamed(request, 'chat');
    assertOpen(row);
    await saveOperatorTyping(request.tx, row.id, request.now + TYPING_MS);
    return { say: `${row.number}: typing.`, subject: null };
  },
};

/** One mail for all answers that come while the player is away. */
async function mailAway({ tx, now, random }: CommandRequest, row: ThreadRow): Promise<void> {
  const { id, playerId, number, playerSeenAt, mailedAt } = row;
  const seenAt = playerSeenAt ?? row.openedAt;
  if (playerId === null || now - seenAt < AWAY_MS || (mailedAt !== null && mailedAt > seenAt)) return;
  const mail = { playerId, id: makeId(now, random(10)), now };
  await sendMail(tx, mail, { template: 'chatAnswered', params: { number } });
  await saveMailed(tx, id, now);
}

const answer: OperatorCommand = {
  name: 'chat answer',
  usage: '<number> <text>',
  about: 'Answers in a chat; a member who is not looking gets a mail.',
  async run(request) {
    const row = await lockNamed(request, 'chat');
    assertOpen(row);
    await writeAnswer(request, row, wantedText(request, 'chat'));
    await mailAway(request, row);
    return { say: `${row.number}: answered.`, ...auditOf(row) };
  },
};

const close: OperatorCommand = {
  name: 'chat close',
  usage: '<number>',
  about: 'Ends a chat; its player can read it, and begin another one.',
  async run(request) {
    const row = await lockNamed(request, 'chat');
    assertOpen(row);
    await closeThread(request.tx, row, request.now);
    return { say: `${row.number}: closed.`, ...auditOf(row) };
  },
};

export const CHAT_COMMANDS: readonly OperatorCommand[] = [
  listOf('chat'),
  showOf('chat'),
  typing,
  answer,
  close,
];
