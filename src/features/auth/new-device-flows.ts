import {
  confirmDevice,
  type DeviceChallenge,
  deviceChallengeSchema,
  sendDeviceCode,
} from '../../../contract/auth/device-calls.ts';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { completeSignIn } from '../../session/sign-in/sign-in.ts';
import { greet } from './sign-in-flows.ts';

/** The code that a sign-in on a new device requires; null for every other error. */
export function challengeOf({ key, details }: CallFailure): DeviceChallenge | null {
  return key === 'deviceCodeNeeded' ? (deviceChallengeSchema.safeParse(details).data ?? null) : null;
}

/** @throws CallFailure with the reason to show */
export async function confirmNewDevice(ticket: string, code: string): Promise<void> {
  const answer = await callServer(confirmDevice, { ticket, code });
  completeSignIn(answer);
  greet(answer.session);
}

/** @throws CallFailure with the reason to show */
export async function sendNewDeviceCode(ticket: string): Promise<void> {
  await callServer(sendDeviceCode, { ticket });
}
