import { type KeyValues, localKeys } from '../../../platform/key-values.ts';
import { configStore } from '../../../session/config/config-store.ts';

const READ_KEY = 'notices_read';
/** More are never shown at once; older ones are gone. */
const MAX_KEPT = 50;

/** Which notices were read in this browser, whoever uses it. */
export function readNoticeIds(keys: KeyValues = localKeys): readonly number[] {
  try {
    const ids: unknown = JSON.parse(keys.get(READ_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export function markNoticesRead(ids: readonly number[], keys: KeyValues = localKeys): void {
  const all = [...new Set([...ids, ...readNoticeIds(keys)])];
  keys.set(READ_KEY, JSON.stringify(all.slice(0, MAX_KEPT)));
}

/** Whether the operator tells something that was not read in this browser. */
export function hasUnreadNotice(): boolean {
  const read = readNoticeIds();
  return configStore.getState().config?.notices.some(({ id }) => !read.includes(id)) ?? false;
}
