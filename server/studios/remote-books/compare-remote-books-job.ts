import type { Context } from '../../context.ts';
import { readAggregators } from '../remote/aggregators.ts';
import type { Aggregator } from '../remote/aggregators-config.ts';
import { compareWindow } from './compare-window.ts';
import { claimBooks, readDifferingHours, saveWindow, updateNextBooks } from './remote-book-queries.ts';

const HOUR_MS = 60 * 60_000;
/** Of new hours, and of those with open differences: other jobs of the loop wait meanwhile. */
const MAX_HOURS = 24;

/**
 * A job: compares the books of all aggregators with ours, each hour once it is over for an hour, and again those with open
 * differences. It moves no money.
 */
export async function compareRemoteBooks(context: Context): Promise<number> {
  const { sql, clock, settings, log } = context;
  const compared = { hours: 0, differences: 0 };
  for (const aggregator of await readAggregators(sql, settings)) {
    try {
      for await (const found of compareBooks(context, aggregator)) {
        compared.hours += 1;
        compared.differences += found;
      }
    } catch (error) {
      log.error(
        { err: error, aggregator: aggregator.id },
        'the books of an aggregator were not compared: it is tried again in an hour',
      );
    }
  }
  if (compared.differences > 0)
    log.error(
      { differences: compared.differences, at: clock.now() },
      'books of aggregators differ from ours: see remote differences',
    );
  return compared.hours;
}

/** @returns for each hour that was compared the number of new differences */
async function* compareBooks(
  { sql, clock, settings }: Context,
  aggregator: Aggregator,
): AsyncGenerator<number> {
  const { id } = aggregator;
  const now = clock.now();
  const books = await claimBooks(sql, id, { now, nextAt: now + HOUR_MS });
  if (!books) return;
  const end = Math.floor(now / HOUR_MS) * HOUR_MS - HOUR_MS;
  const begin = books.comparedUntil ?? end - MAX_HOURS * HOUR_MS;
  const left = Math.max(0, (end - begin) / HOUR_MS);
  const fresh = Array.from({ length: Math.min(left, MAX_HOURS) }, (_, at) => begin + at * HOUR_MS);
  const again = await readDifferingHours(sql, id, { before: begin, most: MAX_HOURS });
  for (const from of [...fresh, ...again]) {
    const window = await compareWindow({ sql, settings }, aggregator, { from, until: from + HOUR_MS });
    yield await saveWindow(sql, id, window, clock.now());
  }
  if (left > MAX_HOURS) await updateNextBooks(sql, id, now);
}
