import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeError } from '../../contract/answer.ts';
import { ERROR_CODES } from '../../contract/errors.ts';
import { CALLS } from '../../contract/registry.ts';
import { CallError } from '../call-error.ts';
import { sqlState } from '../db/sql.ts';
import { SealError } from '../seal.ts';
import { answerCall, type Caller, enter, findCall, type Platform } from './answer-call.ts';
import { asBusy } from './as-busy.ts';
import { readDeviceCookie, writeDeviceCookie } from './device-cookie.ts';
import type { OriginName } from './host-rules.ts';
import { createLargeBodies, isLarge } from './large-bodies.ts';
import type { Metrics } from './metrics.ts';
import { requestUrlOf } from './origins.ts';
import { PackedAnswer } from './packed-answer.ts';

const PREFIX = '/app/v1/';

interface Options extends Platform {
  readonly metrics: Metrics;
  readonly listener: OriginName;
  /** Which calls this listener serves; the others are unknown to it. */
  readonly serves: (name: string) => boolean;
}

/** POST /app/v1/<call>, made from the contract. */
export function addCallRoutes(app: FastifyInstance, options: Options): void {
  const { metrics, serves } = options;
  const send = (call: CallInProgress, { status, body, packed }: Answer) => {
    const { name, isKnown, request, reply, startedAt } = call;
    const seconds = (performance.now() - startedAt) / 1000;
    const code = packed ? 0 : Number(body.code ?? body.errcode);
    // An unknown name is the caller's text: as a metric label it would be unbounded.
    metrics.countCall(isKnown ? name : 'unknown', code, seconds);
    request.log.info({ call: name.slice(0, 64), code, status, ms: Math.round(seconds * 1000) }, 'call');
    return packed ? sendPacked(request, reply, packed) : reply.code(status).send(body);
  };
  const begin = (request: FastifyRequest, reply: FastifyReply, name: string): CallInProgress => {
    reply.header('cache-control', 'no-store');
    const isKnown = serves(name) && findCall(name) !== null;
    return { name, isKnown, request, reply, startedAt: performance.now() };
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const call = begin(request, reply, name);
    return send(call, await produceAnswer(options, call));
  };
  app.all(`${PREFIX}*`, (request, reply) => serve(request, reply, (request.params as { '*': string })['*']));
  // A call with an image accepts a larger body than all the others.
  const largeBodies = createLargeBodies();
  for (const definition of CALLS.values()) {
    const { name, maxBodyBytes: bodyLimit } = definition;
    if (bodyLimit === undefined || !serves(name)) continue;
    // Before the body is read: those of unknown callers are not held in memory, those of players a few at a time.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isLarge(request)) return;
      const call = begin(request, reply, name);
      try {
        await enter(options, callerOf(options, call), definition);
        largeBodies.admit(request, reply);
      } catch (error) {
        return send(call, answerRefusal(error, call));
      }
    };
    app.post(PREFIX + name, { bodyLimit, onRequest }, (request, reply) =>
      largeBodies.during(request, () => serve(request, reply, name)),
    );
  }
}

interface CallInProgress {
  readonly name: string;
  readonly isKnown: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly startedAt: number;
}

const callerOf = ({ context, listener }: Options, { name, request, reply }: CallInProgress): Caller => ({
  name,
  authorization: request.headers.authorization,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  acceptLanguage: request.headers['accept-language'],
  device: {
    token: readDeviceCookie(request.headers.cookie),
    remember: (token, lastsMs) => {
      const cookie = writeDeviceCookie(token, { lastsMs, isSecure: request.protocol === 'https' });
      reply.header('set-cookie', cookie);
    },
  },
  url: requestUrlOf(request, context.settings, listener),
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
  packed?: PackedAnswer;
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedAnswer): FastifyReply {
  const { encoding, bytes } = packed.pick(request.headers['accept-encoding']?.toString());
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  // Already compressed bytes stay as they are; the rest is too short and is marked so for the compression plugin.
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

async function produceAnswer(options: Options, call: CallInProgress): Promise<Answer> {
  const { isKnown, request, reply } = call;
  if (isKnown && request.method !== 'POST') {
    reply.header('allow', 'POST');
    return { status: 405, body: writeError(ERROR_CODES.badRequest, 'Calls are made with POST.') };
  }
  try {
    if (!isKnown) throw new CallError('unknownCall', 'There is no call of this name.');
    const reserveBody = () => {
      const { body } = request;
      request.body = undefined;
      return body;
    };
    const body = await answerCall(options, { ...callerOf(options, call), reserveBody });
    return body instanceof PackedAnswer ? { status: 200, body: {}, packed: body } : { status: 200, body };
  } catch (error) {
    return answerRefusal(error, call);
  }
}

/** The caller's error where encrypted data cannot be read; which key is missing only the log says. */
const asSealed = (error: unknown): CallError | null =>
  error instanceof SealError
    ? new CallError('sealKeyMissing', 'The key of encrypted data is missing.')
    : null;

function answerRefusal(thrown: unknown, { name, request, reply }: CallInProgress): Answer {
  const busy = asBusy(thrown);
  if (busy) request.log.warn({ call: name, err: thrown }, 'too busy');
  const sealed = asSealed(thrown);
  if (sealed) request.log.error({ call: name, err: thrown }, 'a seal key is missing');
  const error = busy ?? sealed ?? thrown;
  if (!(error instanceof CallError)) {
    request.log.error({ call: name, err: error, sqlState: sqlState(error) }, 'call failed');
    return { status: 500, body: writeError(ERROR_CODES.internal, 'Something went wrong on our side.') };
  }
  if (error.key === 'tooOften' || error.key === 'busy')
    reply.header('retry-after', String(error.details?.retryAfter ?? 1));
  const status = name === 'preLogin' && error.key === 'sessionEnded' ? 200 : error.status;
  return { status, body: writeError(error.code, error.message, error.details) };
}
