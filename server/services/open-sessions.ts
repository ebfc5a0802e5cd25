import type {
  endOtherSessions,
  endSession as endSessionCall,
  getSessions,
} from '../../contract/calls/security.ts';
import { SESSION_IDLE_MS } from '../../contract/limits.ts';
import { CallError } from '../http/call-error.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { deviceNameOf } from './device-name.ts';
import { maskAddress } from './mask-address.ts';
import { notePlayerAct } from './player-acts.ts';
import { requireProof } from './proof.ts';
import { endSession } from './sessions.ts';

/** Tries to sign in that are shown. */
const MOST_SIGN_INS = 30;

interface SessionRow {
  id: string;
  startedAt: number;
  lastSeenAt: number;
  endsAt: number;
  device: string;
  ip: string;
}

interface SignInRow {
  at: number;
  outcome: 'ok' | 'wrong' | 'locked' | 'refused';
  device: string;
  ip: string;
}

async function readSessions(request: CallRequest) {
  const { sql, clock } = request.context;
  const { id: playerId, sessionId } = memberOf(request);
  const now = clock.now();
  const [sessions, signIns] = await Promise.all([
    sql<SessionRow[]>`
      select id, started_at, last_seen_at, ends_at, device, ip from sessions
      where player_id = ${playerId} and ended_at is null and ends_at > ${now}
        and last_act_at > ${now - SESSION_IDLE_MS}
      order by id = ${sessionId} desc, last_seen_at desc`,
    sql<SignInRow[]>`
      select at, outcome, device, ip from login_history
      where player_id = ${playerId} order by id desc limit ${MOST_SIGN_INS}`,
  ]);
  return {
    sessions: sessions.map(({ device, ip, ...row }) => ({
      ...row,
      isCurrent: row.id === sessionId,
      device: deviceNameOf(device),
      address: maskAddress(ip),
    })),
    signIns: signIns.map(({ device, ip, ...row }) => ({
      ...row,
      device: deviceNameOf(device),
      address: maskAddress(ip),
    })),
  };
}

const list: Handler<typeof getSessions> = (_body, request) => readSessions(request);

const endOne: Handler<typeof endSessionCall> = async ({ sessionId }, request) => {
  requireProof(request);
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  const known = await sql`select from sessions where player_id = ${playerId} and id = ${sessionId}`;
  if (known.count === 0) throw new CallError('sessionUnknown', 'the player has no such session');
  await runTransaction(sql, async (tx) => {
    await endSession(tx, { playerId, sessionId, now: clock.now() });
    await notePlayerAct(tx, request, { act: 'session ended', details: { ended: sessionId } });
  });
  return readSessions(request);
};

const endOthers: Handler<typeof endOtherSessions> = async (_body, request) => {
  requireProof(request);
  const { sql, clock } = request.context;
  const { id: playerId, sessionId: own } = memberOf(request);
  await runTransaction(sql, async (tx) => {
    const others = await tx<{ id: string }[]>`
      select id from sessions where player_id = ${playerId} and id <> ${own} and ended_at is null for update`;
    for (const { id } of others) await endSession(tx, { playerId, sessionId: id, now: clock.now() });
    await notePlayerAct(tx, request, { act: 'other sessions ended', details: { count: others.length } });
  });
  return readSessions(request);
};

export const openSessionHandlers = { getSessions: list, endSession: endOne, endOtherSessions: endOthers };
