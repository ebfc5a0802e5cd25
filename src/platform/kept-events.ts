/** A batch of events that could not be sent: the whole body of its call, without a player's name. */
export interface KeptBatch {
  /** Known to the server too, which stores a batch once. */
  readonly id: string;
  /** When it was kept; milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** Where they lie until there is a network: shared by the page and its worker. */
export interface BatchStore {
  list(): Promise<KeptBatch[]>;
  put(batch: KeptBatch): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export const MAX_KEPT_BATCHES = 10;
/** All stored batches together have at most this many letters. */
export const MAX_KEPT_SIZE = 64 * 1024;
/** What is older says nothing any more. */
export const MAX_KEPT_MS = 24 * 3_600_000;

const oldestFirst = (batches: readonly KeptBatch[]) => batches.toSorted((a, b) => a.at - b.at);

/** The batches that have to go: what is too old, then the oldest until the others are few and small enough. */
export function batchesToDrop(batches: readonly KeptBatch[], now: number): string[] {
  // A clock that was set back must not keep anything for ever.
  const isOld = ({ at }: KeptBatch) => Math.abs(now - at) > MAX_KEPT_MS;
  const young = oldestFirst(batches.filter((batch) => !isOld(batch)));
  let size = young.reduce((sum, { text }) => sum + text.length, 0);
  let first = 0;
  while (young.length - first > MAX_KEPT_BATCHES || size > MAX_KEPT_SIZE) {
    size -= young[first]?.text.length ?? size;
    first += 1;
  }
  return [...batches.filter(isOld), ...young.slice(0, first)].map(({ id }) => id);
}

export async function keepBatch(store: BatchStore, batch: KeptBatch): Promise<void> {
  await store.put(batch);
  await store.remove(batchesToDrop(await store.list(), batch.at));
}

/** Whether the server has had its say about a batch, whatever it said, or whether it is to be sent again. */
export type Delivery = 'done' | 'later';

/** Sends what is kept, the oldest first, until one does not get through. @returns whether nothing is left to send */
export async function sendKept(
  store: BatchStore,
  post: (text: string) => Promise<Delivery>,
  now: number,
): Promise<boolean> {
  const kept = await store.list();
  const dropped = new Set(batchesToDrop(kept, now));
  await store.remove([...dropped]);
  for (const { id, text } of oldestFirst(kept)) {
    if (dropped.has(id)) continue;
    if ((await post(text)) === 'later') return false;
    await store.remove([id]);
  }
  return true;
}

/**
 * Posts a batch as nobody: without a token and without cookies, so that what one player did is never told in the name of
 * another.
 */
export async function postAsNobody(address: string, text: string): Promise<Delivery> {
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    return status === 429 || status >= 500 ? 'later' : 'done';
  } catch {
    return 'later';
  }
}
