import { makeIndexedStore } from './indexed-store.ts';
import type { BatchStore, KeptBatch } from './kept-events.ts';

const batches = makeIndexedStore({ database: 'event-log', store: 'batches', keyPath: 'id' });

/** Page and worker alike read and write it, so it is in the one store that both have. */
export const keptBatches: BatchStore = {
  list: () => batches.run('readonly', (records) => records.getAll() as IDBRequest<KeptBatch[]>),
  put: async (batch) => {
    await batches.run('readwrite', (records) => records.put(batch));
  },
  async remove(ids) {
    for (const id of ids) await batches.run('readwrite', (records) => records.delete(id));
  },
};
