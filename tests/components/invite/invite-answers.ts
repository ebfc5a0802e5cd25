import { getActivityIds } from '../../../contract/config/refresh-calls.ts';
import { ActivityId, ClickType } from '../../../contract/ids.ts';
import { actInviteUserRecord, type InviteSpin } from '../../../contract/invite/invite-spin-calls.ts';
import {
  actInviteUser,
  actInviteUserStatus,
  type InvitedFriend,
  type InvitePeriod,
  type InviteState,
} from '../../../contract/invite/invite-state-calls.ts';
import { cents, NO_CENTS } from '../../../contract/money.ts';
import { INVITE_WHEEL_MATHS, spinInviteWheel } from '../../../maths/invite-wheel.ts';
import { commitOf } from '../../../maths/provably-fair.ts';
import { server } from '../support/server.ts';

export const SECTORS = [20, 1, 2, 5, 1, 2, 1, 5, 10, 1, 2, 1, 5, 2, 1, 2].map((pesos) => cents(pesos * 100));
export const COMMIT = 'c'.repeat(64);

const ACTIVITY = {
  id: ActivityId.inviteUserSpin,
  type: 1,
  sort: 1,
  title: 'Invite spin',
  clickType: ClickType.route,
  clickAction: '/activity/spin',
  unloginShowStatus: 0,
  themeUrl: '',
  startAt: 0,
  endAt: 4e12,
};

/** A member while the activity runs. */
export const MEMBER = {
  player: { id: 7, coin: cents(60_000) },
  config: { activities: { [String(ACTIVITY.id)]: ACTIVITY } },
};

/** The platform offers the activity. */
export function answerRunning(): void {
  server().answer(getActivityIds, {
    activityMap: MEMBER.config.activities,
    activityIds: [ACTIVITY.id],
    hasTurntable: true,
    totalRecharge: NO_CENTS,
    loginBonus3CanReceive: false,
  });
}

export const somePeriod = (changes: Partial<InvitePeriod> = {}): InvitePeriod => ({
  startedAt: Date.now() - 86_400_000,
  endsAt: Date.now() + 6 * 86_400_000,
  won: cents(0),
  paid: cents(0),
  spins: 2,
  sharesLeft: 4,
  friendsLeft: 10,
  nextShareAt: null,
  canExchange: false,
  ...changes,
});

export const someState = (changes: Partial<InviteState> = {}): InviteState => ({
  terms: {
    sectors: SECTORS,
    target: cents(5_000),
    periodDays: 7,
    sharesPerPeriod: 5,
    friendsPerPeriod: 10,
    friendTurnover: cents(50_000),
    multiple: 5,
  },
  period: somePeriod(),
  canPlay: true,
  commit: COMMIT,
  shareUrl: 'https://marquee.example/auth/register?inviteCode=ABCD',
  last: null,
  ...changes,
});

/** A spin that stops on a sector with this prize. */
export function someSpin(prize: number, id = '0192f0c0-0000-7000-8000-000000000001'): InviteSpin {
  for (let index = 0; ; index += 1) {
    const serverSeed = index.toString(16).padStart(64, '0');
    const made = spinInviteWheel(SECTORS, serverSeed, 'player-seed');
    if (made.prize !== prize) continue;
    const commit = commitOf(serverSeed);
    const proof = {
      commit,
      serverSeed,
      clientSeed: 'player-seed',
      maths: INVITE_WHEEL_MATHS,
      sectors: SECTORS,
    };
    return { spinId: id, ...made, at: Date.now(), proof };
  }
}

export const answerSpin = (spin: InviteSpin, won = spin.prize, spins = 1) => ({
  spin,
  won: cents(won),
  spins,
  canExchange: false,
  nextCommit: 'd'.repeat(64),
});

interface Answers {
  readonly state?: InviteState;
  readonly friends?: readonly InvitedFriend[];
  readonly spins?: readonly InviteSpin[];
}

export function answerInvite({ state = someState(), friends = [], spins = [] }: Answers = {}): void {
  server().answer(actInviteUser, state);
  server().answer(actInviteUserStatus, {
    canSpin: (state.period?.spins ?? 0) > 0 && state.canPlay,
    spins: state.period?.spins ?? 0,
    friends: friends.length,
    countedFriends: friends.filter((friend) => friend.state === 'counted').length,
    list: [...friends],
    nextCursor: null,
  });
  server().answer(actInviteUserRecord, { list: [...spins], nextCursor: null });
}
