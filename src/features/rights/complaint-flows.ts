import {
  addToComplaint,
  type ComplaintThread,
  endComplaint,
  fileComplaint,
} from '../../../contract/rights/complaint-calls.ts';
import type { ComplaintTopic } from '../../../contract/rights/complaint-rules.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { localKeys } from '../../platform/key-values.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { isSignedIn } from '../../session/player/profile-store.ts';
import { hasWithdrawalOnlySession, withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';

const codeKey = (number: string) => `complaint_${number.toUpperCase()}`;

/** Whether the platform knows the sender from the session. */
export const hasSession = (): boolean => isSignedIn() || hasWithdrawalOnlySession();

const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The code of a guest's complaint: from its secret address, or stored by this browser. Empty for a member's own. */
export function codeOf(number: string): string {
  const given = /^#([\da-f]{32})$/.exec(location.hash)?.[1];
  if (given) localKeys.set(codeKey(number), given);
  return given ?? localKeys.get(codeKey(number)) ?? '';
}

/** Where a guest finds the complaint again, from any browser; null for a member's. */
export function secretAddress(number: string): string | null {
  const code = codeOf(number);
  return code === '' ? null : `${location.origin}/complaint/${number}#${code}`;
}

export interface ComplaintForm {
  readonly topic: ComplaintTopic;
  readonly subject: string;
  readonly text: string;
  readonly contact: string;
}

let lastTry: { readonly wish: string; readonly requestId: string; readonly code: string } | null = null;

/** Files it once, however often an answer is lost. @throws CallFailure */
export async function submitComplaint(wish: ComplaintForm): Promise<ComplaintThread> {
  const key = JSON.stringify(wish);
  if (lastTry?.wish !== key)
    lastTry = { wish: key, requestId: newRequestId(), code: hasSession() ? '' : newCode() };
  const { requestId, code } = lastTry;
  const filed = await callServer(fileComplaint, { ...wish, requestId, code }, withWithdrawalOnlyToken());
  if (code !== '') localKeys.set(codeKey(filed.number), code);
  lastTry = null;
  return filed;
}

let lastAddition: { readonly said: string; readonly requestId: string } | null = null;

/** Adds a text once, however often an answer is lost. @throws CallFailure */
export async function addText(number: string, text: string): Promise<ComplaintThread> {
  const said = JSON.stringify([number, text]);
  if (lastAddition?.said !== said) lastAddition = { said, requestId: newRequestId() };
  const { requestId } = lastAddition;
  const body = { number, code: codeOf(number), text, requestId };
  const thread = await callServer(addToComplaint, body, withWithdrawalOnlyToken());
  lastAddition = null;
  return thread;
}

/** @throws CallFailure */
export const endIt = (number: string, how: 'settled' | 'disputed'): Promise<ComplaintThread> =>
  callServer(endComplaint, { number, code: codeOf(number), how }, withWithdrawalOnlyToken());
