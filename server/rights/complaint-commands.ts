import type { Tx } from '../db/sql.ts';
import { makeId } from '../make-id.ts';
import {
  CommandError,
  type CommandRequest,
  type OperatorCommand,
  requireArgument,
  sayTime,
} from '../ops/command.ts';
import { insertAnswer, readSignedMessages } from './case-message-queries.ts';
import {
  lockReviewedCase,
  type ReviewedCase,
  readReviewedCases,
  saveCaseAnswered,
  saveCaseClosed,
} from './case-review-queries.ts';

async function lockKnown(tx: Tx, name: string): Promise<ReviewedCase> {
  const row = await lockReviewedCase(tx, name.toUpperCase());
  if (!row) throw new CommandError(`There is no complaint "${name}". See: complaint list.`);
  return row;
}

const senderText = ({ account, contact }: ReviewedCase): string => account ?? `guest ${contact}`;

/** Open complaints come first, overdue ones before them. */
const list: OperatorCommand = {
  name: 'complaint list',
  usage: '[all]',
  about:
    'Lists complaints that wait for an answer or were escalated, overdue ones first; `all` lists every one.',
  async run({ tx, args, now }) {
    const rows = await readReviewedCases(tx, args[0] === 'all');
    const lines = rows.map((row) =>
      [
        row.number,
        row.state === 'open' && row.dueAt <= now ? 'OVERDUE' : row.state,
        `due ${sayTime(row.dueAt)}`,
        row.kind === 'appeal' ? 'APPEAL' : row.topic,
        senderText(row),
        row.subject,
      ].join('\t'),
    );
    const late = rows.filter(({ state, dueAt }) => state === 'open' && dueAt <= now).length;
    const head = late > 0 ? [`${late} overdue`] : [];
    return { say: [...head, ...lines].join('\n') || 'No complaint is open.', subject: null };
  },
};

const show: OperatorCommand = {
  name: 'complaint show',
  usage: '<number>',
  about: 'Shows a complaint with all its messages.',
  async run({ tx, args }) {
    const row = await lockKnown(tx, requireArgument(args, 0, 'the number'));
    const messages = await readSignedMessages(tx, row.id);
    const head = [
      `${row.number}\t${row.state}\t${row.topic}\t${senderText(row)}`,
      `due ${sayTime(row.dueAt)}`,
      row.subject,
    ];
    const said = messages.map(({ at, author, operator, text }) =>
      [`— ${sayTime(at)} ${operator || author}`, text].join('\n'),
    );
    // Reading what a person wrote is audited as well.
    return {
      say: [...head, ...said].join('\n'),
      subject: row.playerId ?? row.number,
      details: { number: row.number },
    };
  },
};

async function writeAnswer(request: CommandRequest, row: ReviewedCase): Promise<void> {
  const { tx, args, actor, now, random, hooks } = request;
  const text = requireArgument([args.slice(1).join(' ')], 0, 'the answer, which the player will read');
  await insertAnswer(tx, { caseId: row.id, id: makeId(now, random(10)), at: now, operator: actor, text });
  const { playerId, number } = row;
  if (playerId === null) return;
  await hooks.outbox.send(
    tx,
    { playerId, id: makeId(now, random(10)), now },
    { template: 'complaintAnswered', params: { number } },
  );
}

const answer: OperatorCommand = {
  name: 'complaint answer',
  usage: '<number> <text>',
  about: 'Answers a complaint; its author may still add messages or escalate it.',
  async run(request) {
    const { tx, args, now } = request;
    const row = await lockKnown(tx, requireArgument(args, 0, 'the number'));
    if (row.state === 'closed') throw new CommandError(`${row.number} is closed.`);
    await writeAnswer(request, row);
    await saveCaseAnswered(tx, row.id, now);
    return {
      say: `${row.number}: answered.`,
      subject: row.playerId ?? row.number,
      details: { number: row.number, wasLate: row.dueAt <= now },
    };
  },
};

const close: OperatorCommand = {
  name: 'complaint close',
  usage: '<number> <text>',
  about: 'Closes a complaint with its last answer, which states the decision.',
  async run(request) {
    const { tx, args, now } = request;
    const row = await lockKnown(tx, requireArgument(args, 0, 'the number'));
    if (row.state === 'closed') throw new CommandError(`${row.number} is closed already.`);
    await writeAnswer(request, row);
    await saveCaseClosed(tx, row.id, now);
    return {
      say: `${row.number}: closed.`,
      subject: row.playerId ?? row.number,
      details: { number: row.number, before: row.state, wasLate: row.dueAt <= now },
    };
  },
};

export const COMPLAINT_COMMANDS: readonly OperatorCommand[] = [list, show, answer, close];
