import { configStore } from '../../../session/config/config-store.ts';
import { readNoticeIds } from './notice-reads.ts';

/** Whether the operator tells something that was not read in this browser. */
export function hasUnreadNotice(): boolean {
  const read = readNoticeIds();
  return configStore.getState().config?.notices.some(({ id }) => !read.includes(id)) ?? false;
}
