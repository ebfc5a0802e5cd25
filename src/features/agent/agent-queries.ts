import {
  AGENT_PAGE_SIZE,
  appAgent5User,
  appAgent5UserLog,
  getAgentMembers,
  type MemberFilter,
} from '../../../contract/agent/agent-calls.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';

const FIRST_CURSOR: string | null = null;
const PAGES = {
  first: FIRST_CURSOR,
  next: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
  isSilent: true,
};

/** Reads the agent's code, link, figures and terms. */
export const useAgent = () => useCall(appAgent5User, {}, { isSilent: true });

export const useMembers = (filter: MemberFilter) =>
  useCallPages(getAgentMembers, {
    ...PAGES,
    bodyOf: (cursor) => ({ cursor, pageSize: AGENT_PAGE_SIZE, filter }),
  });

export const usePayments = () =>
  useCallPages(appAgent5UserLog, {
    ...PAGES,
    bodyOf: (cursor) => ({ cursor, pageSize: AGENT_PAGE_SIZE }),
  });
