import { ActivityId } from '../../contract/ids.ts';
import type {
  actInviteUserRecord,
  actInviteUserSpin,
  InviteSpin,
} from '../../contract/invite/invite-spin-calls.ts';
import { cents } from '../../contract/money.ts';
import { INVITE_WHEEL_MATHS, spinInviteWheel } from '../../maths/invite-wheel.ts';
import { commitOf, hexOf, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { withGrantRequest } from '../protection/public/may-play.ts';
import { readStoredSeed, sealSeed } from '../sealed-seed.ts';
import { countFriendsIn, hasEnded, isPayable, readSpinsLeft } from './invite-period.ts';
import { lockOpenPeriod, updatePeriodSpun } from './invite-period-queries.ts';
import { findInviteSeed, placeOfInviteSeed, updateInviteSeed } from './invite-seed-queries.ts';
import { insertSpin, readSpins, type SpinRow } from './invite-spin-queries.ts';

/** In wire format, with its seed. */
function asSpin({ id, serverSeed, clientSeed, maths, sectors, sector, prize, at }: SpinRow): InviteSpin {
  const seed = hexOf(serverSeed);
  return {
    spinId: id,
    sector,
    prize: cents(prize),
    at,
    proof: { commit: commitOf(seed), serverSeed: seed, clientSeed, maths, sectors: sectors.map(cents) },
  };
}

/** Under the player's lock: two spins at once follow each other, and each is decided by a seed of its own. */
const takeSpin: Handler<typeof actInviteUserSpin> = ({ requestId, clientSeed, commit }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'actInviteUserSpin', requestId, body: { clientSeed, commit } };
  return withGrantRequest(context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.inviteUserSpin, now);
    const period = await lockOpenPeriod(tx, playerId);
    if (!period || hasEnded(period, now)) throw new CallError('invitePeriodEnded', 'no period runs');
    await countFriendsIn(tx, period, now);
    const left = await readSpinsLeft(tx, period, now);
    if (left < 1) throw new CallError('inviteSpinNone', 'no spin is left');
    const stored = await findInviteSeed(tx, playerId);
    const place = placeOfInviteSeed(playerId);
    const serverSeed = stored && readStoredSeed(context.seedSealer, stored, place);
    if (!serverSeed || commitOf(hexOf(serverSeed)) !== commit)
      throw new CallError('inviteSpinStale', 'another spin was decided by the seed of this hash');
    const { sectors } = period.terms;
    const { sector, prize } = spinInviteWheel(sectors, hexOf(serverSeed), clientSeed);
    const made = { playerId, id: context.newId(), periodId: period.id, serverSeed, clientSeed, sectors };
    const row = { ...made, maths: INVITE_WHEEL_MATHS, sector, prize, at: now };
    await insertSpin(tx, row);
    await updatePeriodSpun(tx, { playerId, id: period.id, prize });
    const next = context.random.bytes(SERVER_SEED_BYTES);
    await updateInviteSeed(tx, playerId, sealSeed(context.seedSealer, next, place));
    const won = cents(period.won + prize);
    return {
      spin: asSpin(row),
      won,
      spins: left - 1,
      canExchange: isPayable({ ...period, won }, now),
      nextCommit: commitOf(hexOf(next)),
    };
  });
};

const listSpins: Handler<typeof actInviteUserRecord> = async ({ cursor, pageSize }, request) => {
  const { id: playerId } = memberOf(request);
  const rows = await readSpins(request.context.sql, { playerId, before: cursor, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return { list: shown.map(asSpin), nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
};

export const inviteSpinHandlers = { actInviteUserSpin: takeSpin, actInviteUserRecord: listSpins };
