import { readAnswer } from '../../../contract/answer.ts';
import type { Call, CallBody, CallData } from '../../../contract/call.ts';
import { REQUEST_TIMEOUT_MS } from '../../../contract/limits.ts';
import { makeCommonBody } from '../common-body.ts';
import { currentLocale } from '../i18n.ts';
import { tokenStore } from '../token-store.ts';
import { CallFailure, type FailureKey } from './call-failure.ts';
import { fetchTransport } from './fetch-transport.ts';
import { withRetry } from './retry.ts';
import { type Transport, TransportError, type WireAnswer } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** A timeout is not reported (the heartbeat and other calls in the background). */
  isSilent?: boolean;
  /** A game frame's own token instead of the player's. */
  token?: string;
  /** Milliseconds; by connection type when left out. */
  timeoutMs?: number;
  /** For a change that the player considers done: it reaches the server although the page is closed at once. */
  outlivesPage?: boolean;
  /** Called while a large body is sent: 0 to 1. */
  onSent?: (share: number) => void;
}

export type FailureListener = (failure: CallFailure, call: Call, options: CallOptions) => void;

const failureListeners = new Set<FailureListener>();
let serverAddress = '';
let transport: Transport = fetchTransport;

/** Reports failures to the listeners of the whole app: sign-out, maintenance, the timeout dialog. */
export function onCallFailure(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** Changes what carries the calls from now on; those on their way stay where they are. */
export function setTransport(next: Transport): void {
  transport = next;
}

/** For tests and frames: where the calls go when it is not this page's own origin. */
export function setServerAddress(address: string): void {
  serverAddress = address;
}

/**
 * Makes a call and answers its value, checked against the contract.
 * @throws CallFailure always and only; an aborted call throws `offline` too, and notifies no listener
 */
export async function callServer<C extends Call>(
  call: C,
  body: CallBody<C>,
  options: CallOptions = {},
): Promise<CallData<C>> {
  try {
    return await withRetry(call.isRepeatable, () => attempt(call, body, options), {
      random: Math.random,
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    });
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('unreadable', call.name);
    if (!options.signal?.aborted) for (const listener of failureListeners) listener(failure, call, options);
    throw failure;
  }
}

async function attempt<C extends Call>(
  call: C,
  body: CallBody<C>,
  options: CallOptions,
): Promise<CallData<C>> {
  // Known to be offline: asking would only fill the console with what the banner says.
  if (navigator.onLine === false) throw new CallFailure('offline', call.name);
  const token = options.token ?? tokenStore.read();
  let answer: WireAnswer;
  try {
    answer = await transport({
      url: `${serverAddress}/app/v1/${call.name}`,
      headers: {
        'content-type': 'application/json',
        'accept-language': currentLocale(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ ...makeCommonBody(), ...(body as object) }),
      timeoutMs: options.timeoutMs ?? requestTimeoutMs(connectionType()),
      signal: options.signal ?? null,
      outlivesPage: options.outlivesPage ?? false,
      onSent: options.onSent ?? null,
    });
  } catch (error) {
    throw new CallFailure(error instanceof TransportError ? error.kind : 'unreadable', call.name);
  }
  return readValue(call, answer);
}

async function readValue<C extends Call>(
  call: C,
  { status, text, retryAfter }: WireAnswer,
): Promise<CallData<C>> {
  const body = parseJson(text);
  const answer = readAnswer(call.envelope, body);
  if (!answer.ok) {
    const isOurs = typeof body === 'object' && body !== null && ('code' in body || 'errcode' in body);
    // A status without our envelope came from something between us and the server.
    const code = isOurs ? answer.code : status;
    const key = isOurs || status === 401 ? await readErrorKey(code) : 'unreadable';
    const waitS = Number(retryAfter);
    throw new CallFailure(key, call.name, {
      code,
      status,
      msg: answer.msg,
      details: isOurs ? (body as { details?: unknown }).details : undefined,
      retryAfterS: waitS > 0 ? waitS : null,
    });
  }
  const parsed = call.data.safeParse(answer.value);
  if (!parsed.success) throw new CallFailure('unreadable', call.name, { status, details: parsed.error });
  return parsed.data as CallData<C>;
}

/** The table of errors is no part of the first script: a start without an error needs none of it. */
async function readErrorKey(code: number): Promise<FailureKey> {
  const table = await import('../../../contract/errors.ts').catch(() => null);
  // Like an answer that could not be read: whether the call did its work is open, and it is asked with its own id again.
  return table ? (table.errorKeyOf(code) ?? 'unknown') : 'unreadable';
}

/** Undefined for what is no JSON, like a proxy's page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Milliseconds to wait for an answer on a connection type, as the Network Information API names it. */
export function requestTimeoutMs(effectiveType: string | undefined): number {
  if (effectiveType === '3g' || effectiveType === '2g' || effectiveType === 'slow-2g') {
    return REQUEST_TIMEOUT_MS[effectiveType];
  }
  return REQUEST_TIMEOUT_MS.default;
}

/** Undefined where the browser does not report it. */
function connectionType(): string | undefined {
  if (typeof navigator === 'undefined') return undefined;
  return (navigator as Navigator & { connection?: { effectiveType?: string } }).connection?.effectiveType;
}
