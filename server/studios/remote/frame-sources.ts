import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Context } from '../../context.ts';
import { aggregatorsConfig } from './aggregators-config.ts';

/** A page waits so long for a database that does not answer. Milliseconds. */
const MAX_WAIT_MS = 250;
/** A change of the config holds after it. Milliseconds. */
const KEPT_MS = 1_000;

type Reader = Pick<Context, 'sql' | 'log'>;

/** The last known frames, of one process. */
class FrameCache {
  #frames: readonly string[] = [];
  /** By the machine's own clock. */
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;
  /** The database takes longer than a page waits. */
  #isLate = false;

  async read(from: Reader): Promise<readonly string[]> {
    if (performance.now() - this.#readAt < KEPT_MS) return this.#frames;
    this.#reading ??= this.#renew(from);
    if (!this.#isLate)
      await Promise.race([
        this.#reading,
        delay(MAX_WAIT_MS, undefined, { ref: false }).then(() => {
          this.#isLate = this.#reading !== null;
        }),
      ]);
    return this.#frames;
  }

  async #renew({ sql, log }: Reader): Promise<void> {
    try {
      const aggregators = await readConfig(sql, aggregatorsConfig);
      this.#frames = [...new Set(aggregators.flatMap(({ frames }) => frames))];
    } catch (error) {
      log.warn({ err: error }, 'the policy names the last known frames of aggregators');
    }
    this.#readAt = performance.now();
    this.#reading = null;
    this.#isLate = false;
  }
}

const caches = new WeakMap<Context['sql'], FrameCache>();

/**
 * Origins of the pages of all configured aggregators, for the app's policy. The last known ones where the database does not
 * answer; it never throws.
 */
export function remoteFrames(from: Reader): Promise<readonly string[]> {
  const cache = caches.get(from.sql) ?? new FrameCache();
  caches.set(from.sql, cache);
  return cache.read(from);
}
