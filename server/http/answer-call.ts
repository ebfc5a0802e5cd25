import { createHash } from 'node:crypto';
import type { Access, Call, CallPolicy } from '../../contract/call.ts';
import { MaintenanceStatus } from '../../contract/ids.ts';
import { CALLS } from '../../contract/registry.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import { chooseLocale } from '../localization/localized.ts';
import type { Admission } from './admission.ts';
import { type CallerDevice, type CallRequest, commonBodySchema } from './handler.ts';
import type { RequestUrl } from './origins.ts';
import type { PackedAnswer } from './packed-answer.ts';
import { parseBy, parseJson } from './parse-body.ts';
import { rateAddress } from './rate-address.ts';
import { rateGroupOf } from './rate-rules.ts';
import type { Services } from './services.ts';

/** Every call is answered with this context and these services. */
export interface Platform {
  readonly context: Context;
  readonly services: Services;
}

export interface Caller {
  readonly name: string;
  readonly authorization: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  readonly acceptLanguage: string | undefined;
  readonly url: RequestUrl;
  readonly device: CallerDevice;
}

export interface RawCall extends Caller {
  /** Returns the body's text and releases it: with an image in it, it must not stay in memory until the answer. */
  reserveBody(): unknown;
}

/** What must be known of a call before it may start. */
type Policy = CallPolicy & { readonly access: Access };

/** Null for a name that the contract does not have. */
export const findCall = (name: string): Call | null => CALLS.get(name) ?? null;

/**
 * One call from its text to its answer: parse, admit, validate, run the handler, check the answer against the contract.
 * @throws CallError for every refusal.
 */
export async function answerCall(
  platform: Platform,
  raw: RawCall,
): Promise<Record<string, unknown> | PackedAnswer> {
  const call = findCall(raw.name);
  const served = platform.services.calls.get(raw.name);
  if (!call || !served) throw new CallError('unknownCall', 'There is no call of this name.');
  const { context, services } = platform;
  // Before anything is read or queried: a flood of events must be cheap to refuse.
  if (call.rateClass === 'events') services.assertEventBudget(context, rateAddress(raw.ip));
  const json = parseJson(raw.reserveBody());
  const common = parseBy(commonBodySchema, json);
  const entered = await enter(platform, raw, call, readRequestId(json));
  const request: CallRequest = { ...entered, common };
  return served.answer(json, request);
}

/** The request id of a body that is not validated yet; null where there is none that could be looked up. */
function readRequestId(json: unknown): string | null {
  const id = json !== null && typeof json === 'object' && 'requestId' in json ? json.requestId : null;
  return typeof id === 'string' && isUuid(id) ? id : null;
}

type RequestAtEntry = Omit<CallRequest, 'common'>;

/**
 * Who calls, and whether they may now: all that can be known without the body but for its request id.
 * @throws CallError
 */
export async function enter(
  { context, services }: Platform,
  raw: Caller,
  policy: Policy,
  requestId: string | null = null,
): Promise<RequestAtEntry> {
  const { access } = policy;
  const now = context.clock.now();
  const token = /^Bearer ([\w-]{20,128})$/.exec(raw.authorization ?? '')?.[1] ?? null;
  const tokenHash = token ? createHash('sha256').update(token).digest() : null;
  const locale = chooseLocale(raw.acceptLanguage);
  const base = {
    context,
    ip: raw.ip,
    requestUrl: raw.url,
    userAgent: raw.userAgent,
    device: raw.device,
    locale,
  };
  const group = rateGroupOf(policy, token !== null);
  const address = rateAddress(raw.ip);
  const isByToken = group === 'member' || group === 'game';
  // A known device is not affected by others who share its address.
  const device = group === 'signIn' ? await services.deviceSubject(context, raw.device.token) : null;
  const subject = isByToken && tokenHash ? tokenHash.toString('hex').slice(0, 32) : (device ?? address);
  const [admission, gameSession] = await Promise.all([
    services.admit(context.sql, { tokenHash: access === 'game' ? null : tokenHash, group, subject, now }),
    access === 'game' && token ? services.findGameCaller(context, token, now, requestId) : null,
  ]);
  rejectTooOften(admission);
  // A made-up token gets a new window each time, so failures are counted by address as well.
  if (isByToken && !admission.player && !gameSession) {
    rejectTooOften(
      await services.admit(context.sql, { tokenHash: null, group: 'guest', subject: address, now }),
    );
  }
  if (admission.maintenance.status !== MaintenanceStatus.open && !policy.isOpenInMaintenance) {
    throw new CallError('maintenance', 'The platform is in maintenance.', {
      until: admission.maintenance.until,
    });
  }
  const { player, error } = withinScope(admission, policy);
  // A sign-out is repeated when its answer was lost: an ended session is its success.
  const isOver = raw.name === 'logout' && admission.hasEnded;
  if (access === 'member' && !player && !isOver) throw sessionEnded(error);
  // The preflight reports it in its body, with status 200: it must reach a client that ignores a 401.
  if (raw.name === 'preLogin' && token && !player) throw sessionEnded(error);
  if (access === 'game' && !gameSession) throw await whyNoGame({ context, services }, token, now);
  const owner = player ?? (gameSession && { id: gameSession.playerId, sessionId: gameSession.sessionId });
  if (owner && !policy.isBackground) {
    await services.touchSession(context.sql, { playerId: owner.id, sessionId: owner.sessionId, now });
  }
  const { maintenance, configStamp } = admission;
  return { ...base, player, gameSession, maintenance, configStamp };
}

/** A withdrawal-only session is anonymous in guests' calls, and refused everywhere else. */
function withinScope(
  admission: Admission,
  { access, isForWithdrawalOnly }: Policy,
): Pick<Admission, 'player' | 'error'> {
  if (!admission.player?.isWithdrawalOnly || isForWithdrawalOnly) return admission;
  if (access === 'guest') return { player: null, error: 'ended' };
  throw new CallError('withdrawalOnly', 'This session is only for withdrawals.');
}

/**
 * A closed game session, perhaps closed by another tab's, has an error of its own; when the sign-in has ended it is
 * 401.
 */
async function whyNoGame(
  { context, services }: Platform,
  token: string | null,
  now: number,
): Promise<CallError> {
  return token && (await services.isClosedGame(context.sql, token, now))
    ? new CallError('gameSessionEnded', 'this game session is closed')
    : sessionEnded('unknown');
}

const sessionEnded = (error: string | null) =>
  new CallError('sessionEnded', 'There is no open session for this token.', { reason: error });

function rejectTooOften({ retryAfterMs }: Admission): void {
  if (retryAfterMs === null) return;
  const seconds = Math.ceil(retryAfterMs / 1000);
  throw new CallError('tooOften', `Too many calls; try again in ${seconds} s.`, { retryAfter: seconds });
}
