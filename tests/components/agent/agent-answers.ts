import {
  type AgentData,
  type AgentMember,
  appAgent5User,
  appAgent5UserLog,
  getAgentMembers,
} from '../../../contract/agent/agent-calls.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { cents } from '../../../contract/money.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { server } from '../support/server.ts';

export const MEMBER = { player: { id: 7, coin: cents(60_000) } };
export const LINK = 'https://marquee.example/auth/register?inviteCode=K7Q2MX9P';
export const MEMBER_ID = '0192f0c0-0000-7000-8000-000000000001';

/** Two valid friends of three, one of whom was paid; but for `changes`. */
const someAgent = (changes: Partial<AgentData> = {}): AgentData => ({
  code: 'K7Q2MX9P',
  link: LINK,
  shareUrls: { facebook: 'https://facebook.example/?u=1', line: 'https://line.example/?url=1' },
  members: 3,
  valid: 2,
  held: 0,
  claimable: { members: 1, amount: cents(5_000) },
  waiting: 0,
  paid: { members: 1, amount: cents(5_000) },
  monthLeft: 29,
  nextMonthAt: Date.UTC(2027, 3, 1),
  canClaim: true,
  terms: {
    amount: cents(5_000),
    multiple: 3,
    turnover: cents(100_000),
    minRounds: 30,
    monthMax: 30,
    fillHours: 72,
  },
  fill: { state: 'closed', until: null },
  ...changes,
});

export const someMember = (changes: Partial<AgentMember> = {}): AgentMember => ({
  memberId: MEMBER_ID,
  name: 'a***z',
  at: Date.UTC(2027, 2, 1),
  state: 'valid',
  missing: [],
  reasons: [],
  amount: cents(5_000),
  ...changes,
});

export const answerAgent = (changes: Partial<AgentData> = {}) =>
  server().answer(appAgent5User, someAgent(changes));
export const answerMembers = (list: AgentMember[]) =>
  server().answer(getAgentMembers, { list, nextCursor: null });

const activity = (id: number) => ({
  id,
  type: 0,
  sort: 1,
  title: 'Invite friends',
  clickType: 1,
  clickAction: '/agent',
  unloginShowStatus: 0,
  themeUrl: '',
  startAt: 0,
  endAt: 4_000_000_000_000,
});

/** The activities of agents run, and the page has its answers. */
export function answerPage(changes: Partial<AgentData> = {}): void {
  const ids = [ActivityId.agent5, ActivityId.inviteFriend1];
  activityStore.setState({
    activityMap: Object.fromEntries(ids.map((id) => [String(id), activity(id)])),
    activityIds: ids,
    isLoaded: true,
  });
  answerAgent(changes);
  answerMembers([someMember()]);
  server().answer(appAgent5UserLog, { list: [], nextCursor: null });
}
