import { readConfig } from '../../config/public/config-value-queries.ts';
import type { Context } from '../../context.ts';
import { aggregatorsConfig } from './aggregators-config.ts';

/** A page waits so long for a database that does not answer. Milliseconds. */
const MAX_WAIT_MS = 250;
/** A change of the config holds after it. Milliseconds. */
const KEPT_MS = 1_000;

interface Kept {
  frames: readonly string[];
  /** By the machine's own clock. */
  readAt: number;
  reading: Promise<void> | null;
}

const keptOf = new WeakMap<Context['sql'], Kept>();

/**
 * Origins of the pages of all configured aggregators, for the app's policy. The last known ones where the database does not
 * answer; it never throws.
 */
export async function remoteFrames({ sql, log }: Pick<Context, 'sql' | 'log'>): Promise<readonly string[]> {
  const kept = keptOf.get(sql) ?? { frames: [], readAt: Number.NEGATIVE_INFINITY, reading: null };
  keptOf.set(sql, kept);
  if (performance.now() - kept.readAt < KEPT_MS) return kept.frames;
  kept.reading ??= readConfig(sql, aggregatorsConfig)
    .then((aggregators) => {
      kept.frames = [...new Set(aggregators.flatMap(({ frames }) => frames))];
    })
    .catch((error: unknown) =>
      log.warn({ err: error }, 'the policy has the last known frames of aggregators'),
    )
    .finally(() => {
      kept.readAt = performance.now();
      kept.reading = null;
    });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([kept.reading, late]);
  clearTimeout(timer);
  return kept.frames;
}
