import { ActivityId } from '../../contract/ids.ts';
import type {
  actInviteClickInvite,
  actInviteUser,
  actInviteUserStatus,
} from '../../contract/invite/invite-state-calls.ts';
import { cents } from '../../contract/money.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { maskName } from '../names/mask-name.ts';
import { withGrantRequest } from '../protection/public/may-play.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { lockPlayer } from '../protection/public/player-limits.ts';
import { utcDate } from '../rewards/public/utc-calendar.ts';
import { shareUrlsOf } from '../share-urls.ts';
import { hasInviteSpin } from './invite-dot.ts';
import { countFriends, readFriends } from './invite-friend-queries.ts';
import {
  beginPeriod,
  countFriendsIn,
  describePeriod,
  hasEnded,
  readSpinsLeft,
  readTerms,
} from './invite-period.ts';
import {
  findLastClosed,
  findOpenPeriod,
  insertMissingShare,
  lockOpenPeriod,
  readEarned,
} from './invite-period-queries.ts';
import { findInviteCode } from './invite-player-queries.ts';
import { readPromise } from './invite-promise.ts';

/** A player to whom nothing may be offered sees the period that runs, and begins none. */
const readInviteState: Handler<typeof actInviteUser> = async (_body, request) => {
  const { context } = request;
  const { sql, clock } = context;
  const { id } = memberOf(request);
  const [canPlay, commit, code] = await Promise.all([
    mayBeOffered(context, id),
    readPromise(context, id),
    findInviteCode(sql, id),
  ]);
  const shareUrl = shareUrlsOf(originsOf(request.requestUrl, context.settings).app, code).link;
  return runTransaction(sql, async (tx) => {
    await lockPlayer(tx, id);
    const now = clock.now();
    await assertActivityRuns(tx, ActivityId.inviteUserSpin, now);
    const period = canPlay ? await beginPeriod(tx, context, id, now) : await findOpenPeriod(tx, id);
    if (period && canPlay && !hasEnded(period, now)) await countFriendsIn(tx, period, now);
    const last = await findLastClosed(tx, id);
    return {
      terms: period?.terms ?? (await readTerms(tx)),
      period: period ? await describePeriod(tx, period, now) : null,
      canPlay,
      commit,
      shareUrl,
      last: last ? { endedAt: last.endsAt, won: cents(last.won) } : null,
    };
  });
};

const listFriends: Handler<typeof actInviteUserStatus> = async ({ cursor, pageSize }, request) => {
  const { context } = request;
  const { sql, clock } = context;
  const { id: playerId } = memberOf(request);
  const [period, counts, rows, canSpin] = await Promise.all([
    findOpenPeriod(sql, playerId),
    countFriends(sql, playerId),
    readFriends(sql, { playerId, before: cursor, limit: pageSize + 1 }),
    hasInviteSpin(context, playerId),
  ]);
  const shown = rows.slice(0, pageSize);
  return {
    canSpin,
    spins: period ? await readSpinsLeft(sql, period, clock.now()) : 0,
    friends: counts.friends,
    countedFriends: counts.counted,
    list: shown.map(({ name, ...friend }) => ({ ...friend, name: maskName(name) })),
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};

const recordShare: Handler<typeof actInviteClickInvite> = ({ requestId }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'actInviteClickInvite', requestId, body: {} };
  return withGrantRequest(context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.inviteUserSpin, now);
    const period = await lockOpenPeriod(tx, playerId);
    if (!period || hasEnded(period, now)) throw new CallError('invitePeriodEnded', 'no period runs');
    const { shares } = await readEarned(tx, playerId, period.id);
    const isGranted =
      shares < period.terms.sharesPerPeriod &&
      (await insertMissingShare(tx, { playerId, periodId: period.id, day: utcDate(now) }));
    return { isGranted, spins: await readSpinsLeft(tx, period, now) };
  });
};

export const inviteStateHandlers = {
  actInviteUser: readInviteState,
  actInviteUserStatus: listFriends,
  actInviteClickInvite: recordShare,
};
