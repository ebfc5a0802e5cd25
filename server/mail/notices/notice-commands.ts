import * as z from 'zod/mini';
import type { Tx } from '../../db/sql.ts';
import {
  CommandError,
  type OperatorCommand,
  requireArgument,
  sayTime,
  wantedWhole,
} from '../../ops/command.ts';
import { readTimestamp } from '../../strict-json.ts';
import { readTyped } from '../operator/template-commands.ts';
import { writtenBodySchema, writtenTitleSchema } from '../operator/template-rules.ts';
import { insertNotice, lockNotice, type NoticeRow, readNotices, updateNotice } from './notice-queries.ts';

const MAX_ID = 2 ** 31 - 1;

const noticeSchema = z.object({ title: writtenTitleSchema, text: writtenBodySchema });

/** @throws CommandError unless it ends later than it begins, and later than now; `open` has no end */
function readPeriod(from: string, until: string, now: number): Pick<NoticeRow, 'startsAt' | 'endsAt'> {
  const startsAt = from === 'now' ? now : readTimestamp(from);
  const endsAt = until === 'open' ? null : readTimestamp(until);
  if (startsAt === null || (endsAt === null && until !== 'open'))
    throw new CommandError(
      'A notice begins at "now" or a moment like 2027-03-10T00:00:00Z, and ends at one or is "open".',
    );
  if (endsAt !== null && endsAt <= startsAt) throw new CommandError('The notice would end before it begins.');
  if (endsAt !== null && endsAt <= now) throw new CommandError('The notice would have ended already.');
  return { startsAt, endsAt };
}

const sayPeriod = ({ startsAt, endsAt }: Pick<NoticeRow, 'startsAt' | 'endsAt'>): string =>
  `from ${sayTime(startsAt)} ${endsAt === null ? 'until it is stopped' : `until ${sayTime(endsAt)}`}`;

const stateOf = ({ stoppedAt, startsAt, endsAt }: NoticeRow, now: number): string => {
  if (stoppedAt !== null) return `stopped ${sayTime(stoppedAt)}`;
  if (now < startsAt) return 'scheduled';
  return endsAt === null || now < endsAt ? 'shown' : 'ended';
};

async function findLocked(tx: Tx, args: readonly string[]): Promise<NoticeRow> {
  const id = wantedWhole(args, 0, 'the id of the notice');
  const row = id <= MAX_ID ? await lockNotice(tx, id) : undefined;
  if (!row) throw new CommandError(`There is no notice ${id}. See: notice list.`);
  return row;
}

const create: OperatorCommand = {
  name: 'notice create',
  usage: '<json: title, text> [from, or now] [until, or open]',
  about: 'Tells every visitor something for a time, in three languages.',
  async run({ tx, args, actor, now }) {
    const { title, text } = readTyped(
      noticeSchema,
      requireArgument(args, 0, 'the notice, as JSON'),
      'The notice',
    );
    const period = readPeriod(args[1] ?? 'now', args[2] ?? 'open', now);
    const id = await insertNotice(tx, { title, body: text, ...period, isPinned: false, madeBy: actor });
    return {
      say: `Notice ${id}: ${title.en}, ${sayPeriod(period)}.`,
      subject: `notice ${id}`,
      details: { title: title.en, ...period },
    };
  },
};

const schedule: OperatorCommand = {
  name: 'notice schedule',
  usage: '<id> <from, or now> <until, or open>',
  about: 'Moves a notice in time, also one that was stopped.',
  async run({ tx, args, now }) {
    const row = await findLocked(tx, args);
    const period = readPeriod(
      requireArgument(args, 1, 'when it begins'),
      requireArgument(args, 2, 'when it ends, or open'),
      now,
    );
    await updateNotice(tx, row.id, { ...period, stoppedAt: null });
    return {
      say: `${row.title.en}: ${sayPeriod(period)}.`,
      subject: `notice ${row.id}`,
      details: { ...period, before: { startsAt: row.startsAt, endsAt: row.endsAt } },
    };
  },
};

const pin: OperatorCommand = {
  name: 'notice pin',
  usage: '<id> on|off',
  about: 'Shows a notice above the others, or in their order again.',
  async run({ tx, args }) {
    const row = await findLocked(tx, args);
    const wish = requireArgument(args, 1, 'on or off');
    if (wish !== 'on' && wish !== 'off') throw new CommandError(`"${wish}" is neither on nor off.`);
    const isPinned = wish === 'on';
    await updateNotice(tx, row.id, { isPinned });
    return {
      say: `${row.title.en}: ${isPinned ? 'pinned' : 'not pinned'}.`,
      subject: `notice ${row.id}`,
      details: { isPinned },
    };
  },
};

const stop: OperatorCommand = {
  name: 'notice stop',
  usage: '<id>',
  about: 'Takes a notice away at once.',
  async run({ tx, args, now }) {
    const row = await findLocked(tx, args);
    if (row.stoppedAt !== null) throw new CommandError(`It was stopped ${sayTime(row.stoppedAt)}.`);
    await updateNotice(tx, row.id, { stoppedAt: now });
    return { say: `${row.title.en}: stopped.`, subject: `notice ${row.id}`, details: {} };
  },
};

const list: OperatorCommand = {
  name: 'notice list',
  usage: '',
  about: 'Lists notices with their time, the newest first.',
  async run({ tx, now }) {
    const lines = (await readNotices(tx)).map((row) =>
      [
        row.id,
        row.title.en,
        stateOf(row, now),
        sayPeriod(row),
        row.isPinned ? 'pinned' : '',
        `by ${row.madeBy}`,
      ]
        .filter((part) => part !== '')
        .join('\t'),
    );
    return { say: lines.join('\n') || 'There is no notice.', subject: null };
  },
};

export const NOTICE_COMMANDS: readonly OperatorCommand[] = [list, create, schedule, pin, stop];
