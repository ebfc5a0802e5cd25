/** A store of records in the browser's database: for page and worker, and for more than texts of a few kilobytes. */
export interface IndexedStore {
  /** Rejects where the browser has no such store for us, as in some private windows. */
  run<Answer>(
    mode: IDBTransactionMode,
    work: (records: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer>;
}

interface StoreShape {
  readonly database: string;
  readonly store: string;
  readonly keyPath: string;
  /** Fields that records are found by. */
  readonly indexes?: readonly string[];
}

export const makeIndexedStore = ({ database, store, keyPath, indexes = [] }: StoreShape): IndexedStore => ({
  async run(mode, work) {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => {
      const records = opening.result.createObjectStore(store, { keyPath });
      for (const field of indexes) records.createIndex(field, field);
    };
    const opened = await answerOf(opening);
    try {
      return await answerOf(work(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  },
});

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
