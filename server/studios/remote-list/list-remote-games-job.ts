import { readConfigs } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { Context } from '../../context.ts';
import type { Sql } from '../../db/sql.ts';
import {
  readOtherAggregators,
  updateRemoteStatuses,
  withdrawRemoteGames,
} from '../../games/public/remote-games.ts';
import {
  AggregatorFault,
  AggregatorRefusal,
  callAggregator,
  RemoteKeyMissing,
} from '../remote/aggregator-client.ts';
import { readAggregators } from '../remote/aggregators.ts';
import type { Aggregator } from '../remote/aggregators-config.ts';
import { studioBoundsConfig } from '../studios-config.ts';
import { isTooShort, judgeRows, ListError, type OfferedGame, readList } from './read-list.ts';
import {
  claimList,
  type ListState,
  saveListFault,
  saveListTaken,
  updateNextList,
} from './remote-list-queries.ts';
import { takeList } from './take-list.ts';

const EVERY_MS = 60 * 60_000;
/** After a list that was not taken. */
const RETRY_MS = 60_000;
const MAX_LIST_BYTES = 16 * 1024 ** 2;
/** Rows that are named in the log. */
const MAX_NAMED = 50;

/** Aggregators whose list this process has had since its start. */
const listed = new WeakMap<Sql, Set<string>>();

/** A job: fetches the lists of all aggregators every hour, and soon after a start, and has the catalogue follow them. */
export async function listRemoteGames(context: Context): Promise<number> {
  const { sql, clock, settings } = context;
  const aggregators = await readAggregators(sql, settings);
  await closeOthers(sql, aggregators);
  const seen = listed.get(sql) ?? new Set<string>();
  listed.set(sql, seen);
  let taken = 0;
  for (const aggregator of aggregators) {
    const { id } = aggregator;
    const now = clock.now();
    // A process that has just begun asks at once, unless another one did within a minute.
    const dueBefore = seen.has(id) ? now : now + EVERY_MS - RETRY_MS;
    const state = await claimList(sql, id, { dueBefore, nextAt: now + EVERY_MS });
    seen.add(id);
    if (state && (await fetchList(context, aggregator, state))) taken += 1;
  }
  return taken;
}

/** Games of an aggregator that is not configured any more cannot be started. */
async function closeOthers(sql: Sql, aggregators: readonly Aggregator[]): Promise<void> {
  const others = await readOtherAggregators(
    sql,
    aggregators.map(({ id }) => id),
  );
  for (const id of others)
    await sql.begin(async (tx) => {
      await withdrawRemoteGames(tx, id, []);
      await updateRemoteStatuses(tx, id);
    });
}

/** @returns whether the list was taken; whatever is wrong with it changes nothing */
async function fetchList(context: Context, aggregator: Aggregator, state: ListState): Promise<boolean> {
  const { sql, clock, settings, log } = context;
  const { id } = aggregator;
  try {
    const answer = await callAggregator(settings, aggregator, {
      path: '/game/list',
      maxBytes: MAX_LIST_BYTES,
    });
    const games = await judgeList(context, aggregator, answer, state);
    const isLeft = await takeList(context, id, games.offered);
    await saveListTaken(sql, id, { games: games.count, now: clock.now() });
    if (isLeft) await updateNextList(sql, id, clock.now());
    return true;
  } catch (error) {
    const fault = sayFault(error);
    // Said once: the list is asked for again until it can be taken.
    if (fault !== state.fault)
      log.error(
        { err: error, aggregator: id, fault, listedAt: state.listedAt },
        'the list of an aggregator was not taken',
      );
    await saveListFault(sql, id, { fault, nextAt: clock.now() + RETRY_MS });
    return false;
  }
}

function sayFault(error: unknown): string {
  if (error instanceof ListError) return `The list ${error.message}.`;
  const isOfCall =
    error instanceof AggregatorFault ||
    error instanceof AggregatorRefusal ||
    error instanceof RemoteKeyMissing;
  return isOfCall ? `The call failed: ${error.message}.` : 'It could not be stored, which the log explains.';
}

interface JudgedList {
  readonly offered: readonly OfferedGame[];
  /** Of all rows that can be read. */
  readonly count: number;
}

/** @throws ListError */
async function judgeList(
  { sql, log }: Context,
  aggregator: Aggregator,
  answer: unknown,
  { games: before }: ListState,
): Promise<JudgedList> {
  const { bounds, market } = await readConfigs(sql, { bounds: studioBoundsConfig, market: marketConfig });
  if (aggregator.currency !== market.currency)
    throw new ListError(`is of games in ${aggregator.currency}, not in ${market.currency}`);
  const { rows, leftOut } = readList(answer);
  if (isTooShort(rows.length, before)) throw new ListError(`has ${rows.length} games instead of ${before}`);
  const { offered, refused } = judgeRows(rows, { aggregator, country: market.country, bounds });
  const out = [...leftOut, ...refused];
  if (out.length > 0)
    log.warn(
      { aggregator: aggregator.id, games: out.length, rows: out.slice(0, MAX_NAMED) },
      'games of a list are not offered',
    );
  return { offered, count: rows.length };
}
