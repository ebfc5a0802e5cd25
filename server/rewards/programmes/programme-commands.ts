import * as z from 'zod/mini';
import { readConfig } from '../../config/public/config-value-queries.ts';
import { unitValuesConfig } from '../../config/public/market-config.ts';
import { marketMoney } from '../../config/public/market-money.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Tx } from '../../db/sql.ts';
import { makeId } from '../../make-id.ts';
import {
  CommandError,
  type OperatorCommand,
  requireArgument,
  sayTime,
  wantedWhole,
} from '../../ops/command.ts';
import { readJson, readTimestamp } from '../../strict-json.ts';
import { costOf } from '../public/reward-cost.ts';
import { couponsConfig } from '../public/rewards-config.ts';
import {
  insertProgramme,
  lockProgramme,
  type ProgrammeRow,
  readProgrammes,
  updateProgrammeSchedule,
  updateProgrammeStopped,
} from './programme-queries.ts';
import { type ProgrammeTerms, programmeSchema } from './programme-rules.ts';

const SHOWN_PROGRAMMES = 100;

const nameOf = ({ stoppedAt, startsAt, endsAt }: ProgrammeRow, now: number): string => {
  if (stoppedAt !== null) return `stopped ${sayTime(stoppedAt)}`;
  if (now < startsAt) return 'scheduled';
  return now < endsAt ? 'running' : 'ended';
};

/** @throws CommandError for anything but a schedule that ends later than it begins, and later than now. */
function readSchedule(from: string, until: string, now: number): { startsAt: number; endsAt: number } {
  const [startsAt, endsAt] = [readTimestamp(from), readTimestamp(until)];
  if (startsAt === null || endsAt === null)
    throw new CommandError('A programme begins and ends at moments like 2027-03-10T00:00:00Z.');
  if (endsAt <= startsAt) throw new CommandError('The programme would end before it begins.');
  if (endsAt <= now) throw new CommandError('The programme would have ended already.');
  return { startsAt, endsAt };
}

function readTerms(text: string): ProgrammeTerms {
  const json = readJson(text);
  if (json === undefined) throw new CommandError('The programme is not JSON.');
  const read = programmeSchema.safeParse(json);
  if (!read.success) throw new CommandError(z.prettifyError(read.error));
  return read.data;
}

async function findLocked(tx: Tx, id: string): Promise<ProgrammeRow> {
  const row = isUuid(id) ? await lockProgramme(tx, id) : undefined;
  if (!row) throw new CommandError(`There is no programme "${id}". See: programme list.`);
  return row;
}

const create: OperatorCommand = {
  name: 'programme create',
  usage: '<json: name, rewards, minLevel, budget in cents, from, until>',
  about: 'Offers rewards to players for a time, once each, within a budget.',
  needsTwoOperators: true,
  async run({ tx, args, now, random }) {
    const { name, rewards, minLevel, budget, from, until } = readTerms(
      requireArgument(args, 0, 'the programme, as JSON'),
    );
    const { startsAt, endsAt } = readSchedule(from, until, now);
    const [unitValues, coupons] = [
      await readConfig(tx, unitValuesConfig),
      await readConfig(tx, couponsConfig),
    ];
    const cost = costOf(rewards, { unitValues, maxCouponBonus: coupons.maxBonus });
    if (cost > budget) throw new CommandError(`One claim may cost ${cost} cents, more than the budget.`);
    const id = makeId(now, random(10));
    await insertProgramme(tx, { id, name, rewards, minLevel, cost, budget, startsAt, endsAt });
    const say = await marketMoney(tx);
    return {
      say: `Programme ${id}: ${name.en}, from ${sayTime(startsAt)} until ${sayTime(endsAt)}; a claim may cost ${say(cost)}, all of them ${say(budget)}.`,
      subject: id,
      details: { rewards: rewards.map((one) => ({ ...one })), minLevel, cost, budget, startsAt, endsAt },
    };
  },
};

const schedule: OperatorCommand = {
  name: 'programme schedule',
  usage: '<id> <from> <until> [budget in cents]',
  about: 'Moves a programme in time, also one that was stopped, and may change its budget.',
  needsTwoOperators: true,
  async run({ tx, args, now }) {
    const row = await findLocked(tx, requireArgument(args, 0, 'the programme'));
    const [from, until] = [
      requireArgument(args, 1, 'when it begins'),
      requireArgument(args, 2, 'when it ends'),
    ];
    const { startsAt, endsAt } = readSchedule(from, until, now);
    const budget = args[3] === undefined ? row.budget : wantedWhole(args, 3, 'the budget');
    await updateProgrammeSchedule(tx, { id: row.id, startsAt, endsAt, budget });
    return {
      say: `${row.name.en}: from ${sayTime(startsAt)} until ${sayTime(endsAt)}.`,
      subject: row.id,
      details: {
        startsAt,
        endsAt,
        budget,
        before: { startsAt: row.startsAt, endsAt: row.endsAt, budget: row.budget },
      },
    };
  },
};

const stop: OperatorCommand = {
  name: 'programme stop',
  usage: '<id>',
  about: 'Ends new claims of a programme at once; what was claimed stays.',
  async run({ tx, args, now }) {
    const row = await findLocked(tx, requireArgument(args, 0, 'the programme'));
    if (row.stoppedAt !== null)
      throw new CommandError(`${row.name.en} was stopped ${sayTime(row.stoppedAt)}.`);
    await updateProgrammeStopped(tx, row.id, now);
    return { say: `${row.name.en}: stopped.`, subject: row.id, details: { spent: row.spent } };
  },
};

const list: OperatorCommand = {
  name: 'programme list',
  usage: '',
  about: 'Lists programmes with their time, their claims and what is left of their budget.',
  async run({ tx, now }) {
    const say = await marketMoney(tx);
    const rows = await readProgrammes(tx, SHOWN_PROGRAMMES);
    const lines = rows.map((row) =>
      [
        row.id,
        row.name.en,
        nameOf(row, now),
        `${sayTime(row.startsAt)} to ${sayTime(row.endsAt)}`,
        `${row.spent / row.cost} claims`,
        `${say(row.budget - row.spent)} left`,
      ].join('\t'),
    );
    return { say: lines.join('\n') || 'There is no programme.', subject: null };
  },
};

export const PROGRAMME_COMMANDS: readonly OperatorCommand[] = [list, create, schedule, stop];
