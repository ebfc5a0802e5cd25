import { createHash } from 'node:crypto';
import { writeAnswer } from '../../contract/answer.ts';
import type { Access, Call } from '../../contract/call.ts';
import { CALLS_TO_COME } from '../../contract/calls-to-come.ts';
import { CALLS } from '../../contract/registry.ts';
import type { Context } from '../context.ts';
import { findGameSession } from '../services/game-sessions.ts';
import { handlers } from '../services/handlers.ts';
import { chooseLocale } from '../words/localized.ts';
import { type Admission, admit, touchSession } from './admit.ts';
import { CallError } from './call-error.ts';
import { type CallRequest, commonBodySchema } from './handler.ts';
import type { RequestUrl } from './origins.ts';
import { parseBy, parseJson } from './parse-body.ts';
import { rateAddress } from './rate-address.ts';
import { rateGroupOf } from './rate-rules.ts';
import { WAY_OUT_CALLS } from './way-out-calls.ts';
import { countGuess, refuseGuesser } from './wrong-sign-ins.ts';

export interface RawCall {
  readonly name: string;
  readonly rawBody: unknown;
  readonly authorization: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  readonly acceptLanguage: string | undefined;
  readonly url: RequestUrl;
}

/** Served while the house is closed: whatever tells of it, ends something, or shows what is already decided. */
const OPEN_IN_MAINTENANCE = new Set([
  'preLogin',
  'anonymous/appConfig',
  'anonymous/appTheme',
  'anonymous/appThemePreview',
  'anonymous/appEventLogClient',
  'getCustomerServices',
  'getLegal',
  'logout',
  'exitGame',
  'rechargeOrder',
  'game/roundShown',
  'game/roundProof',
  'getJackpotDrawProof',
]);

/** Made by the page on its own, so they say nothing about whether the player is still there. */
const NO_ACT = new Set([
  'online',
  'preLogin',
  'refreshData',
  'rechargeOrder',
  'getSelfLimited',
  'getLegal',
  'getJackpotDrawInfo',
  'getActivityIds',
  'activityGetStatusList',
  'anonymous/appConfig',
  'anonymous/appTheme',
  'anonymous/appEventLogClient',
]);

interface Known {
  readonly access: Access;
  readonly call: Call | null;
}

/** Null for a name that the contract does not have. */
export function findCall(name: string): Known | null {
  const call = CALLS.get(name);
  if (call) return { access: call.access, call };
  const access = Object.hasOwn(CALLS_TO_COME, name) ? CALLS_TO_COME[name] : undefined;
  return access ? { access, call: null } : null;
}

/**
 * One call from its text to its answer: parse, admit, validate, work, hold the answer to the contract.
 * @throws CallError for every refusal.
 */
export async function answerCall(context: Context, raw: RawCall): Promise<Record<string, unknown>> {
  const known = findCall(raw.name);
  if (!known) throw new CallError('unknownCall', 'There is no call of this name.');
  const json = parseJson(raw.rawBody);
  const common = parseBy(commonBodySchema, json);
  const request: CallRequest = { ...(await enter(context, raw, known.access)), common };
  const handler = handlers[raw.name];
  if (!known.call || !handler) throw new CallError('notOpenYet', 'This call is planned and not open yet.');
  const body = parseBy(known.call.body, json);
  const value = await guarded(raw, request, () => handler(body as never, request));
  const data = known.call.data.safeParse(value);
  if (!data.success) {
    const issue = data.error.issues[0];
    throw new Error(
      `answer of ${raw.name} breaks the contract at ${issue?.path.join('.')}: ${issue?.message}`,
    );
  }
  return writeAnswer(known.call.envelope, data.data);
}

/** Sign-ins, by whichever way, stop for an address or a browser that was wrong too often. */
async function guarded<T>(
  raw: RawCall,
  { context, player }: CallRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (rateGroupOf(raw.name, 'guest', player !== null) !== 'signIn') return work();
  const caller = { address: rateAddress(raw.ip), userAgent: raw.userAgent, now: context.clock.now() };
  await refuseGuesser(context.sql, caller);
  try {
    return await work();
  } catch (error) {
    await countGuess(context.sql, caller, error);
    throw error;
  }
}

type Entered = Omit<CallRequest, 'common'>;

async function enter(context: Context, raw: RawCall, access: Access): Promise<Entered> {
  const now = context.clock.now();
  const token = /^Bearer ([\w-]{20,128})$/.exec(raw.authorization ?? '')?.[1] ?? null;
  const tokenHash = token ? createHash('sha256').update(token).digest() : null;
  const locale = chooseLocale(raw.acceptLanguage);
  const base = { context, ip: raw.ip, requestUrl: raw.url, userAgent: raw.userAgent, locale };
  const group = rateGroupOf(raw.name, access, token !== null);
  const address = rateAddress(raw.ip);
  const isByToken = group === 'member' || group === 'game';
  const subject = isByToken && tokenHash ? tokenHash.toString('hex').slice(0, 32) : address;
  const [admission, gameSession] = await Promise.all([
    admit(context.sql, { tokenHash: access === 'game' ? null : tokenHash, group, subject, now }),
    access === 'game' && token ? findGameSession(context.sql, token, now) : null,
  ]);
  refuseTooOften(admission);
  // A made-up token opens a fresh window each time, so failures are counted on the address as well.
  if (isByToken && !admission.player && !gameSession) {
    refuseTooOften(await admit(context.sql, { tokenHash: null, group: 'guest', subject: address, now }));
  }
  if (admission.maintenance.status !== 0 && !OPEN_IN_MAINTENANCE.has(raw.name)) {
    throw new CallError('maintenance', 'The house is closed for maintenance.', {
      until: admission.maintenance.until,
    });
  }
  const { player, fault } = withinScope(admission, raw.name, access);
  // Whoever signs out asks again when the answer was lost: over is what the session was to be.
  const isOver = raw.name === 'logout' && admission.hasEnded;
  if (access === 'member' && !player && !isOver) throw sessionEnded(fault);
  // The preflight says it in its body, with status 200: it must reach a client that ignores a 401.
  if (raw.name === 'preLogin' && token && !player) throw sessionEnded(fault);
  if (access === 'game' && !gameSession) throw sessionEnded('unknown');
  const owner = player ?? (gameSession && { id: gameSession.playerId, sessionId: gameSession.sessionId });
  if (owner && !NO_ACT.has(raw.name)) {
    await touchSession(context.sql, { playerId: owner.id, sessionId: owner.sessionId, now });
  }
  return { ...base, player, gameSession };
}

/** A session that is only a way out is nobody where anybody may ask, and shut everywhere else. */
function withinScope(
  admission: Admission,
  name: string,
  access: Access,
): Pick<Admission, 'player' | 'fault'> {
  if (!admission.player?.isWayOut || WAY_OUT_CALLS.has(name)) return admission;
  if (access === 'guest') return { player: null, fault: 'ended' };
  throw new CallError('wayOutOnly', 'This session is only for taking money out.');
}

const sessionEnded = (fault: string | null) =>
  new CallError('sessionEnded', 'There is no running session for this token.', { reason: fault });

function refuseTooOften({ retryAfterMs }: Admission): void {
  if (retryAfterMs === null) return;
  const seconds = Math.ceil(retryAfterMs / 1000);
  throw new CallError('tooOften', `Too many calls; try again in ${seconds} s.`, { retryAfter: seconds });
}
