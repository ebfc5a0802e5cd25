import { ActivityId } from '../../contract/ids.ts';
import type {
  getSlotsHack,
  getSlotsHackWinners,
  receiveSlotsHack,
  SlotsHackAward,
  SlotsHackWeek,
} from '../../contract/rank/slots-hack-calls.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { utcDate, utcWeek } from '../rewards/public/utc-calendar.ts';
import { slotsHackConfig } from './rank-config.ts';
import { assertRuns, readRule } from './rank-handlers.ts';
import { findCountedUntil } from './rank-queries.ts';
import { asRankRow, readRankList } from './rank-rows.ts';
import { type AwardRow, findAward, readAwards, readWinners } from './winner-queries.ts';

const DAY_MS = 86_400_000;
const SOURCE = 'slotsHack';
const WEEKS_SHOWN = 4;

const weekOf = (monday: string) => utcWeek(Date.parse(monday));
const copyOf = (rewards: readonly Reward[]): Reward[] => rewards.map((one) => ({ ...one }));

/** Until when the prize of a week can be claimed. */
const claimUntil = (week: string, claimDays: number): number => weekOf(week).endsAt + claimDays * DAY_MS;

const asAward = ({ week, place, rewards }: AwardRow, claimDays: number): SlotsHackAward => ({
  week,
  place,
  rewards: copyOf(rewards),
  claimUntil: claimUntil(week, claimDays),
});

const readTournament: Handler<typeof getSlotsHack> = async ({ pageNum, pageSize }, request) => {
  const { context } = request;
  const { sql } = context;
  const { id: playerId } = memberOf(request);
  const now = context.clock.now();
  await assertRuns(sql, ActivityId.slotsHack, now);
  const { key: since, startsAt, endsAt } = utcWeek(now);
  const { prizes, claimDays } = await readConfig(sql, slotsHackConfig);
  const [list, rule, countedUntil, awards, canClaim] = await Promise.all([
    readRankList(context, { board: 'slots', since, playerId, pageNum, pageSize, now }),
    readRule(sql),
    findCountedUntil(sql),
    readAwards(sql, { playerId, since: utcDate(now - (claimDays + 7) * DAY_MS) }),
    mayBeOffered(context, playerId),
  ]);
  const award = awards.find(({ week }) => now < claimUntil(week, claimDays));
  return {
    ...list,
    rule,
    startsAt,
    endsAt,
    countedUntil: countedUntil ?? startsAt,
    prizes: prizes.map((rewards, index) => ({ place: index + 1, rewards: copyOf(rewards) })),
    claimDays,
    award: award ? asAward(award, claimDays) : null,
    canClaim,
  };
};

const listWinners: Handler<typeof getSlotsHackWinners> = async (_body, request) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  const rows = await readWinners(sql, { weeks: WEEKS_SHOWN, now: clock.now() });
  const weeks = [...new Set(rows.map(({ week }) => week))].map((week): SlotsHackWeek => {
    const { startsAt, endsAt } = weekOf(week);
    const list = rows
      .filter((row) => row.week === week)
      .map((row) => ({ ...asRankRow(row, row.place, playerId), rewards: copyOf(row.rewards) }));
    return { startsAt, endsAt, list };
  });
  return { weeks };
};

const claimTournamentReward: Handler<typeof receiveSlotsHack> = ({ requestId, week }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveSlotsHack', requestId, body: { week } };
  return claimRewards(request.context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.slotsHack, now);
    const award = await findAward(tx, playerId, week);
    const { claimDays } = await readConfig(tx, slotsHackConfig);
    if (!award || now >= claimUntil(week, claimDays)) return [];
    return [{ source: SOURCE, key: week, rewards: award.rewards }];
  });
};

export const slotsHackHandlers = {
  getSlotsHack: readTournament,
  getSlotsHackWinners: listWinners,
  receiveSlotsHack: claimTournamentReward,
};
