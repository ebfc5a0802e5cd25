import { actInviteUserRecord } from '../../../contract/invite/invite-spin-calls.ts';
import {
  actInviteUser,
  actInviteUserStatus,
  INVITE_PAGE_SIZE,
} from '../../../contract/invite/invite-state-calls.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';

const SILENT = { isSilent: true } as const;
const FIRST_CURSOR: string | null = null;

/** Terms, the period and what was won in it. */
export const useInviteState = () => useCall(actInviteUser, {}, SILENT);

const paging = {
  first: FIRST_CURSOR,
  bodyOf: (cursor: string | null) => ({ cursor, pageSize: INVITE_PAGE_SIZE }),
  next: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  ...SILENT,
};

export const useFriends = () => useCallPages(actInviteUserStatus, paging);
export const useSpins = () => useCallPages(actInviteUserRecord, paging);
