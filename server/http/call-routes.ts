import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeError } from '../../contract/answer.ts';
import { ERROR_CODES } from '../../contract/errors.ts';
import { CALLS } from '../../contract/registry.ts';
import type { Context } from '../context.ts';
import { sqlState } from '../db/sql.ts';
import { answerCall, findCall } from './answer-call.ts';
import { CallError } from './call-error.ts';
import type { Metrics } from './metrics.ts';

const PREFIX = '/app/v1/';

interface Options {
  readonly context: Context;
  readonly metrics: Metrics;
  /** Which calls this listener serves; the others are unknown to it. */
  readonly serves: (name: string) => boolean;
}

/** POST /app/v1/<call>, made from the contract. */
export function addCallRoutes(app: FastifyInstance, { context, metrics, serves }: Options): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const startedAt = performance.now();
    reply.header('cache-control', 'no-store');
    const isKnown = serves(name) && findCall(name) !== null;
    const { status, body } = await answer(context, request, { name, isKnown, reply });
    const seconds = (performance.now() - startedAt) / 1000;
    const code = Number(body.code ?? body.errcode);
    // An unknown name is the caller's text: as a label it could grow without end.
    metrics.countCall(isKnown ? name : 'unknown', code, seconds);
    request.log.info({ call: name.slice(0, 64), code, status, ms: Math.round(seconds * 1000) }, 'call');
    return reply.code(status).send(body);
  };
  app.all(`${PREFIX}*`, (request, reply) => serve(request, reply, (request.params as { '*': string })['*']));
  // A call with a picture takes a larger body than all the others.
  for (const { name, maxBodyBytes: bodyLimit } of CALLS.values()) {
    if (bodyLimit === undefined || !serves(name)) continue;
    app.post(PREFIX + name, { bodyLimit }, (request, reply) => serve(request, reply, name));
  }
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface Named {
  readonly name: string;
  readonly isKnown: boolean;
  readonly reply: FastifyReply;
}

async function answer(context: Context, request: FastifyRequest, named: Named): Promise<Answer> {
  const { name, isKnown, reply } = named;
  if (isKnown && request.method !== 'POST') {
    reply.header('allow', 'POST');
    return { status: 405, body: writeError(ERROR_CODES.badRequest, 'Calls are made with POST.') };
  }
  try {
    if (!isKnown) throw new CallError('unknownCall', 'There is no call of this name.');
    const body = await answerCall(context, {
      name,
      rawBody: request.body,
      authorization: request.headers.authorization,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      acceptLanguage: request.headers['accept-language'],
      url: { protocol: request.protocol as 'http' | 'https', host: request.host },
    });
    return { status: 200, body };
  } catch (error) {
    return refusal(error, request, named);
  }
}

function refusal(error: unknown, request: FastifyRequest, { name, reply }: Named): Answer {
  if (!(error instanceof CallError)) {
    request.log.error({ call: name, err: error, sqlState: sqlState(error) }, 'call failed');
    return { status: 500, body: writeError(ERROR_CODES.internal, 'Something went wrong on our side.') };
  }
  if (error.key === 'tooOften') reply.header('retry-after', String(error.details?.retryAfter ?? 1));
  const status = name === 'preLogin' && error.key === 'sessionEnded' ? 200 : error.status;
  return { status, body: writeError(error.code, error.message, error.details) };
}
