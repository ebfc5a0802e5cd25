import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { guardOutside } from '../db/transaction-mark.ts';
import type { Settings } from '../settings.ts';
import { encryptPush } from './encrypt-push.ts';
import { lookupPublic } from './public-address.ts';
import type { PushOrder, PushOutcome, PushSender } from './push-sender.ts';
import { sandboxAddress } from './sandbox-address.ts';
import { signVapid } from './vapid.ts';

const ANSWER_WITHIN_MS = 4_000;
/** Nothing but the status and headers of an answer is read. */
const MAX_HEADER_BYTES = 8_192;
/** Where no operator is named, which only a sandbox may do. */
const SANDBOX_CONTACT = 'mailto:push@sandbox.example';

/** The connection was never made: the message is certainly not there. */
const NOT_CONNECTED_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The sender of this process: RFC 8030 over https, and over http to the sandbox's own push service. */
export function pushSender(settings: Settings): PushSender {
  const { isSandbox, pushContact, publicOrigin } = settings;
  const contact = pushContact ?? (publicOrigin?.startsWith('https:') ? publicOrigin : SANDBOX_CONTACT);
  return guardOutside(
    'a push service',
    createWebPush({ contact, sandbox: isSandbox ? sandboxAddress(settings) : null }),
    ['send'],
  );
}

interface Options {
  readonly contact: string;
  /** The only address that is sent to without encryption; null: there is none. */
  readonly sandbox: string | null;
  readonly answerWithinMs?: number;
}

export function createWebPush({ contact, sandbox, answerWithinMs = ANSWER_WITHIN_MS }: Options): PushSender {
  return {
    async send(order, now) {
      const url = new URL(order.endpoint);
      if (url.protocol !== 'https:' && url.origin !== sandbox)
        return { kind: 'refused', reason: 'not https' };
      const authorization = await signVapid(order.vapid, { audience: url.origin, contact, now });
      const body = encryptPush(order.text, order.device);
      return post(url, { order, authorization, body, answerWithinMs });
    },
  };
}

interface Parcel {
  readonly order: PushOrder;
  readonly authorization: string;
  readonly body: Buffer;
  readonly answerWithinMs: number;
}

/** No redirect is followed: the answer of a push service is its status. */
function post(url: URL, { order, authorization, body, answerWithinMs }: Parcel): Promise<PushOutcome> {
  const isHttps = url.protocol === 'https:';
  const start = isHttps ? requestHttps : requestHttp;
  return new Promise((settle) => {
    const request = start(
      url,
      {
        method: 'POST',
        headers: {
          authorization,
          ttl: String(order.ttlSeconds),
          urgency: order.urgency,
          topic: order.topic,
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          'content-length': body.length,
        },
        maxHeaderSize: MAX_HEADER_BYTES,
        signal: AbortSignal.timeout(answerWithinMs),
        agent: false,
        ...(isHttps && { lookup: lookupPublic }),
      },
      (answer) => {
        settle(outcomeOf(answer));
        answer.destroy();
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => settle(outcomeOfFailure(error)));
    request.end(body);
  });
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  const reason = `status ${status}`;
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500)
    return { kind: 'retry', reason, afterMs: secondsOf(headers['retry-after']) };
  return { kind: 'refused', reason };
}

/** A day at most: a longer wait than any message lives. The other form, a date, is rare and not read. */
function secondsOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Math.min(Number(text), 86_400) * 1_000 : null;
}

function outcomeOfFailure({ code, name }: NodeJS.ErrnoException): PushOutcome {
  if (name === 'PrivateAddressError') return { kind: 'refused', reason: 'private address' };
  const reason = code ?? name;
  return NOT_CONNECTED_CODES.has(reason)
    ? { kind: 'retry', reason, afterMs: null }
    : { kind: 'unknown', reason };
}
