import { sendMail } from '../mail/public/mail-box.ts';
import { makeId } from '../make-id.ts';
import type { CommandRequest, OperatorCommand } from '../ops/command.ts';
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

async function answerByMail(request: CommandRequest, row: ThreadRow): Promise<void> {
  const { tx, now, random } = request;
  assertOpen(row);
  await writeAnswer(request, row, wantedText(request, 'feedback'));
  const { playerId, number } = row;
  if (playerId === null) return;
  const mail = { playerId, id: makeId(now, random(10)), now };
  await sendMail(tx, mail, { template: 'feedbackAnswered', params: { number } });
}

const answer: OperatorCommand = {
  name: 'feedback answer',
  usage: '<number> <text>',
  about: 'Answers feedback; the player gets a mail, and may write back.',
  async run(request) {
    const row = await lockNamed(request, 'feedback');
    await answerByMail(request, row);
    return { say: `${row.number}: answered.`, ...auditOf(row) };
  },
};

const close: OperatorCommand = {
  name: 'feedback close',
  usage: '<number> <text>',
  about: 'Closes feedback with its last answer.',
  async run(request) {
    const row = await lockNamed(request, 'feedback');
    await answerByMail(request, row);
    await closeThread(request.tx, row, request.now);
    return { say: `${row.number}: closed.`, ...auditOf(row) };
  },
};

export const FEEDBACK_COMMANDS: readonly OperatorCommand[] = [
  listOf('feedback'),
  showOf('feedback'),
  answer,
  close,
];
