import type { BatchStore, KeptBatch } from './kept-events.ts';

const NAME = 'event-log';
const BATCHES = 'batches';

/** Page and worker alike read and write it, so it is in the one store that both have. */
export const keptBatches: BatchStore = {
  list: () => withStore('readonly', (batches) => batches.getAll() as IDBRequest<KeptBatch[]>),
  put: async (batch) => {
    await withStore('readwrite', (batches) => batches.put(batch));
  },
  async remove(ids) {
    for (const id of ids) await withStore('readwrite', (batches) => batches.delete(id));
  },
};

/** Rejects where the browser has no store for us, as in some private windows. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (batches: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await answerOf(work(database.transaction(BATCHES, mode).objectStore(BATCHES)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(BATCHES, { keyPath: 'id' });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
