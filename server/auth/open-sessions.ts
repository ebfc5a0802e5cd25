import type {
  endOtherSessions,
  endSession as endSessionCall,
  forgetDevice as forgetDeviceCall,
  getSessions,
} from '../../contract/auth/security-calls.ts';
import { SESSION_IDLE_MS } from '../../contract/limits.ts';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { maskAddress } from '../names/mask-address.ts';
import { deviceNameOf } from './device-name.ts';
import { forgetDevice, forgetDevices, KNOWN_DEVICE_MS } from './public/known-devices.ts';
import { notePlayerAct } from './public/player-actions.ts';
import { endSession } from './public/sessions.ts';
import { requireProof } from './public/step-up-proof.ts';

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

interface DeviceRow {
  id: string;
  isCurrent: boolean;
  device: string;
  ip: string;
  lastAt: number;
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
  const [sessions, signIns, devices] = await Promise.all([
    sql<SessionRow[]>`
      select id, started_at, last_seen_at, ends_at, device, ip from sessions
      where player_id = ${playerId} and ended_at is null and ends_at > ${now}
        and last_act_at > ${now - SESSION_IDLE_MS}
      order by id = ${sessionId} desc, last_seen_at desc`,
    sql<SignInRow[]>`
      select at, outcome, device, ip from login_history
      where player_id = ${playerId} order by id desc limit ${MOST_SIGN_INS}`,
    sql<DeviceRow[]>`
      select known_devices.id, coalesce(known_devices.id = sessions.known_device_id, false) as is_current,
        known_devices.device, known_devices.ip, last_at
      from known_devices
        left join sessions on sessions.player_id = known_devices.player_id and sessions.id = ${sessionId}
      where known_devices.player_id = ${playerId} and last_at > ${now - KNOWN_DEVICE_MS}
      order by is_current desc, last_at desc`,
  ]);
  return {
    sessions: sessions.map(({ device, ip, ...row }) => ({
      ...row,
      isCurrent: row.id === sessionId,
      device: deviceNameOf(device),
      address: maskAddress(ip),
    })),
    devices: devices.map(({ device, ip, ...row }) => ({
      ...row,
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

async function deviceOf(tx: Tx, playerId: string, sessionId: string): Promise<string | null> {
  const [row] = await tx<{ knownDeviceId: string | null }[]>`
    select known_device_id from sessions where player_id = ${playerId} and id = ${sessionId}`;
  return row?.knownDeviceId ?? null;
}

/** Ends a session, and its device is new again: whoever had it must not come back by the password alone. */
async function endOnDevice(
  tx: Tx,
  ended: { playerId: string; sessionId: string; now: number },
): Promise<void> {
  const { playerId, sessionId } = ended;
  const device = await deviceOf(tx, playerId, sessionId);
  if (device) await forgetDevice(tx, playerId, device);
  await endSession(tx, { ...ended, reason: 'device' });
}

const list: Handler<typeof getSessions> = (_body, request) => readSessions(request);

const endOne: Handler<typeof endSessionCall> = async ({ sessionId }, request) => {
  requireProof(request);
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  const known = await sql`select from sessions where player_id = ${playerId} and id = ${sessionId}`;
  if (known.count === 0) throw new CallError('sessionUnknown', 'the player has no such session');
  await runTransaction(sql, async (tx) => {
    await endOnDevice(tx, { playerId, sessionId, now: clock.now() });
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
    for (const { id } of others) await endOnDevice(tx, { playerId, sessionId: id, now: clock.now() });
    await forgetDevices(tx, playerId, await deviceOf(tx, playerId, own));
    await notePlayerAct(tx, request, { act: 'other sessions ended', details: { count: others.length } });
  });
  return readSessions(request);
};

const forget: Handler<typeof forgetDeviceCall> = async ({ deviceId }, request) => {
  requireProof(request);
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  await runTransaction(sql, async (tx) => {
    if (!(await forgetDevice(tx, playerId, deviceId)))
      throw new CallError('sessionUnknown', 'the player has no such device');
    const open = await tx<{ id: string }[]>`
      select id from sessions
      where player_id = ${playerId} and known_device_id = ${deviceId} and ended_at is null for update`;
    for (const { id } of open)
      if (id !== memberOf(request).sessionId)
        await endSession(tx, { playerId, sessionId: id, now: clock.now(), reason: 'device' });
    await notePlayerAct(tx, request, { act: 'device forgotten', details: { device: deviceId } });
  });
  return readSessions(request);
};

export const openSessionHandlers = {
  getSessions: list,
  endSession: endOne,
  endOtherSessions: endOthers,
  forgetDevice: forget,
};
