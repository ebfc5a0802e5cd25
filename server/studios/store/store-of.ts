import { FileStore } from './file-store.ts';

const stores = new Map<string, FileStore>();

/** The store in a folder: one for the whole process, which hashes a file once and not for each of its readers. */
export function storeOf(folder: string): FileStore {
  const store = stores.get(folder) ?? new FileStore(folder);
  stores.set(folder, store);
  return store;
}
