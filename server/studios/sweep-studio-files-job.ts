import type { Context } from '../context.ts';
import type { FileStore } from './store/file-store.ts';
import { storeOf } from './store/store-of.ts';
import { lockStudioFiles, readUsedHashes } from './studio-file-queries.ts';

/** A publication that is still reading has files without rows for as long as its package is large. */
const KEPT_MS = 3 * 3_600_000;
const EVERY_MS = 600_000;
/** A transaction of the server is short. */
const AT_ONCE = 500;

const swept = new WeakMap<FileStore, number>();

/**
 * A job: removes files that no version refers to, of publications that were refused or did not end. A file that gets its
 * row meanwhile stays, or that publication finds it missing: both hold one lock.
 */
export async function sweepStudioFiles({
  sql,
  clock,
  settings,
}: Pick<Context, 'sql' | 'clock' | 'settings'>): Promise<number> {
  const store = storeOf(settings.studioFiles);
  const now = clock.now();
  if (now - (swept.get(store) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return 0;
  swept.set(store, now);
  const before = now - KEPT_MS;
  const { hashes, drafts } = await store.listBefore(before);
  for (const draft of drafts) await store.removeDraft(draft);
  let removed = drafts.length;
  for (let from = 0; from < hashes.length; from += AT_ONCE) {
    const some = hashes.slice(from, from + AT_ONCE);
    removed += await sql.begin(async (tx) => {
      await lockStudioFiles(tx);
      const used = await readUsedHashes(tx, some);
      const orphans = some.filter((hash) => !used.has(hash));
      const gone = await Promise.all(orphans.map((hash) => store.removeBefore(hash, before)));
      return gone.filter(Boolean).length;
    });
  }
  return removed;
}
