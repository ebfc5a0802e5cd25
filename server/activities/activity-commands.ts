import * as z from 'zod/mini';
import { FIRST_OWN_ACTIVITY } from '../../contract/activities/activity-calls.ts';
import type { Tx } from '../db/sql.ts';
import { CommandError, type OperatorCommand, requireArgument, sayTime, wantedWhole } from '../ops/command.ts';
import { readUntil } from '../ops/read-until.ts';
import { readJson, readTimestamp } from '../strict-json.ts';
import {
  insertActivity,
  lockActivity,
  readAllActivities,
  readNextActivity,
  saveActivitySwitch,
  updateActivityOrder,
  updateActivityPeriod,
} from './activity-operator-queries.ts';
import { activitySchema, readActivityId } from './activity-rules.ts';

const MAX_SORT = 10_000;

async function findLocked(tx: Tx, asked: string) {
  const id = readActivityId(asked);
  const row = id === null ? undefined : await lockActivity(tx, id);
  if (!row) throw new CommandError(`There is no activity "${asked}" here. See: activity list.`);
  return row;
}

/** @throws CommandError for anything but a period that ends later than it begins. */
function readPeriod(from: string, until: string): { startAt: number; endAt: number } {
  const [startAt, endAt] = [readTimestamp(from), readTimestamp(until)];
  if (startAt === null || endAt === null)
    throw new CommandError('An activity begins and ends at moments like 2027-03-10T00:00:00Z.');
  if (endAt <= startAt) throw new CommandError('The activity would end before it begins.');
  return { startAt, endAt };
}

function switchActivity(verb: 'on' | 'off'): OperatorCommand {
  return {
    name: `activity ${verb}`,
    usage: '<id | name>',
    about: verb === 'on' ? 'Shows an activity.' : 'Hides an activity, and ends its claims at once.',
    async run({ tx, args }) {
      const asked = requireArgument(args, 0, 'the activity');
      const { id } = await findLocked(tx, asked);
      await saveActivitySwitch(tx, id, verb === 'on');
      return { say: `Activity ${asked} is ${verb}.`, subject: `activity ${id}` };
    },
  };
}

const run: OperatorCommand = {
  name: 'activity run',
  usage: '<id | name> <minutes | moment>',
  about: 'Shows an activity from now until the time. A season then returns to its own days.',
  async run({ tx, args, now }) {
    const asked = requireArgument(args, 0, 'the activity');
    const { id } = await findLocked(tx, asked);
    const endAt = readUntil(requireArgument(args, 1, 'when it ends'), now);
    await saveActivitySwitch(tx, id, true);
    await updateActivityPeriod(tx, { id, startAt: now, endAt });
    return { say: `Activity ${asked} runs until ${sayTime(endAt)}.`, subject: `activity ${id}` };
  },
};

const list: OperatorCommand = {
  name: 'activity list',
  usage: '',
  about: 'Lists the activities in their order.',
  async run({ tx, now }) {
    const rows = await readAllActivities(tx);
    const stateOf = ({ isOn, startAt, endAt }: (typeof rows)[number]): string => {
      if (!isOn) return 'off';
      if (now < startAt) return 'on, to come';
      return now < endAt ? 'on' : 'on, over';
    };
    const lines = rows.map((row) =>
      [
        row.id,
        row.name,
        stateOf(row),
        `place ${row.sort}`,
        `from ${sayTime(row.startAt)}`,
        `ends ${sayTime(row.endAt)}`,
      ].join('\t'),
    );
    return { say: lines.join('\n'), subject: null };
  },
};

const create: OperatorCommand = {
  name: 'activity create',
  usage: '<json: title, about, isForGuests, from, until, clickType, clickAction>',
  about: 'Makes an activity with a page of its own; it gives nothing by itself.',
  async run({ tx, args }) {
    const json = readJson(requireArgument(args, 0, 'the activity, as JSON'));
    if (json === undefined) throw new CommandError('The activity is not JSON.');
    const read = activitySchema.safeParse(json);
    if (!read.success) throw new CommandError(z.prettifyError(read.error));
    const { title, about, clickType, clickAction, isForGuests, from, until } = read.data;
    const period = readPeriod(from, until);
    const { id, sort } = await readNextActivity(tx, FIRST_OWN_ACTIVITY);
    const more = { title, about, clickType, clickAction, unloginShowStatus: isForGuests ? 1 : 0 };
    await insertActivity(tx, {
      id,
      name: `own${id}`,
      type: 0,
      sort,
      themeUrl: '',
      isOn: true,
      ...period,
      ...more,
    });
    return {
      say: `Activity ${id}: ${title.en}, from ${sayTime(period.startAt)} until ${sayTime(period.endAt)}.`,
      subject: `activity ${id}`,
      details: { title: title.en, clickType, clickAction, isForGuests, ...period },
    };
  },
};

const schedule: OperatorCommand = {
  name: 'activity schedule',
  usage: '<id | name> <from> <until>',
  about: 'Moves an activity in time.',
  async run({ tx, args }) {
    const { id, name, startAt, endAt } = await findLocked(tx, requireArgument(args, 0, 'the activity'));
    const period = readPeriod(
      requireArgument(args, 1, 'when it begins'),
      requireArgument(args, 2, 'when it ends'),
    );
    await updateActivityPeriod(tx, { id, ...period });
    return {
      say: `Activity ${name}: from ${sayTime(period.startAt)} until ${sayTime(period.endAt)}.`,
      subject: `activity ${id}`,
      details: { ...period, before: { startAt, endAt } },
    };
  },
};

const order: OperatorCommand = {
  name: 'activity order',
  usage: '<id | name> <place>',
  about: 'Moves an activity in the list; the lowest place comes first.',
  async run({ tx, args }) {
    const { id, name, sort: before } = await findLocked(tx, requireArgument(args, 0, 'the activity'));
    const sort = wantedWhole(args, 1, 'the place');
    if (sort > MAX_SORT) throw new CommandError(`A place is a number up to ${MAX_SORT}.`);
    await updateActivityOrder(tx, id, sort);
    return {
      say: `Activity ${name}: place ${sort}.`,
      subject: `activity ${id}`,
      details: { sort, before },
    };
  },
};

export const ACTIVITY_COMMANDS: readonly OperatorCommand[] = [
  list,
  create,
  schedule,
  order,
  run,
  switchActivity('on'),
  switchActivity('off'),
];
