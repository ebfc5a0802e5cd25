import type {
  endOtherSessions,
  endSession as endSessionCall,
  forgetDevice as forgetDeviceCall,
  getSessions,
} from '../../contract/auth/security-calls.ts';
import { SESSION_IDLE_MS } from '../../contract/limits.ts';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { maskAddress } from '../names/mask-address.ts';
import { deviceNameOf } from './device-name.ts';
import { readDevices } from './known-device-queries.ts';
import { forgetDevice, forgetDevices, KNOWN_DEVICE_MS } from './known-devices.ts';
import { readSignIns } from './login-history-queries.ts';
import { notePlayerAction } from './public/player-actions.ts';
import { requireStepUp } from './require-step-up.ts';
import {
  findSessionDevice,
  isSession,
  lockOtherSessions,
  lockSessionsOnDevice,
  readOpenSessions,
} from './session-queries.ts';
import { endSession } from './sessions.ts';

/** Number of sign-in attempts that are shown. */
const MAX_SIGN_INS = 30;

async function readSessions(request: CallRequest) {
  const { sql, clock } = request.context;
  const { id: playerId, sessionId } = memberOf(request);
  const now = clock.now();
  const [sessions, signIns, devices] = await Promise.all([
    readOpenSessions(sql, { playerId, sessionId, now, idleSince: now - SESSION_IDLE_MS }),
    readSignIns(sql, playerId, MAX_SIGN_INS),
    readDevices(sql, { playerId, sessionId, since: now - KNOWN_DEVICE_MS }),
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

/** Ends a session and makes its device unknown: whoever had it must not sign in again by the password alone. */
async function endOnDevice(
  tx: Tx,
  hooks: Hooks,
  ended: { playerId: string; sessionId: string; now: number },
): Promise<void> {
  const device = await findSessionDevice(tx, ended);
  if (device) await forgetDevice(tx, ended.playerId, device);
  await endSession(tx, hooks, { ...ended, reason: 'device' });
}

const listSessions: Handler<typeof getSessions> = (_body, request) => readSessions(request);

const endOneSession: Handler<typeof endSessionCall> = async ({ sessionId }, request) => {
  requireStepUp(request);
  const { sql, clock, hooks } = request.context;
  const { id: playerId } = memberOf(request);
  if (!(await isSession(sql, { playerId, sessionId })))
    throw new CallError('sessionUnknown', 'the player has no such session');
  await runTransaction(sql, async (tx) => {
    await endOnDevice(tx, hooks, { playerId, sessionId, now: clock.now() });
    await notePlayerAction(tx, request, { act: 'session ended', details: { ended: sessionId } });
  });
  return readSessions(request);
};

const endEveryOtherSession: Handler<typeof endOtherSessions> = async (_body, request) => {
  requireStepUp(request);
  const { sql, clock, hooks } = request.context;
  const { id: playerId, sessionId: own } = memberOf(request);
  await runTransaction(sql, async (tx) => {
    const others = await lockOtherSessions(tx, { playerId, sessionId: own });
    for (const { id } of others) await endOnDevice(tx, hooks, { playerId, sessionId: id, now: clock.now() });
    await forgetDevices(tx, playerId, await findSessionDevice(tx, { playerId, sessionId: own }));
    await notePlayerAction(tx, request, { act: 'other sessions ended', details: { count: others.length } });
  });
  return readSessions(request);
};

const forgetOneDevice: Handler<typeof forgetDeviceCall> = async ({ deviceId }, request) => {
  requireStepUp(request);
  const { sql, clock, hooks } = request.context;
  const { id: playerId } = memberOf(request);
  await runTransaction(sql, async (tx) => {
    if (!(await forgetDevice(tx, playerId, deviceId)))
      throw new CallError('sessionUnknown', 'the player has no such device');
    const open = await lockSessionsOnDevice(tx, { playerId, knownDeviceId: deviceId });
    for (const { id } of open)
      if (id !== memberOf(request).sessionId)
        await endSession(tx, hooks, { playerId, sessionId: id, now: clock.now(), reason: 'device' });
    await notePlayerAction(tx, request, { act: 'device forgotten', details: { device: deviceId } });
  });
  return readSessions(request);
};

export const openSessionHandlers = {
  getSessions: listSessions,
  endSession: endOneSession,
  endOtherSessions: endEveryOtherSession,
  forgetDevice: forgetOneDevice,
};
