import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../call-error.ts';
import { sqlState } from '../../db/sql.ts';
import type { Platform } from '../../http/answer-call.ts';
import { asBusy } from '../../http/as-busy.ts';
import { msSinceArrival, takeForeignCalls } from '../../http/foreign-calls.ts';
import { parseBy, parseJson } from '../../http/parse-body.ts';
import { SealError } from '../../seal.ts';
import { HeldPlays } from '../held-plays.ts';
import { storeOf } from '../store/store-of.ts';
import { StudioFileError } from '../studio-games.ts';
import { enterProtocol } from './enter-protocol.ts';
import { PlayedVersions } from './game-version.ts';
import { HostedTables } from './hosted-tables.ts';
import { KeptConfig } from './kept-config.ts';
import { PROTOCOL_CALLS, UNSERVED_PATHS } from './protocol-calls.ts';
import { protocolCodeOf, refusalBy } from './protocol-codes.ts';
import type { ProtocolParts } from './session-call.ts';

/** The largest body has a session, a mode or an event. */
const MAX_BODY_BYTES = 16 * 1024;
const SUCCESS = { statusCode: 'SUCCESS' } as const;

/** The calls of studios' pages, on the origin of each game and for that game alone. */
export function addStudioCalls(app: FastifyInstance, platform: Platform): void {
  const parts: ProtocolParts = {
    versions: new PlayedVersions(),
    tables: new HostedTables(storeOf(platform.context.settings.studioFiles)),
    held: new HeldPlays(),
    config: new KeptConfig(),
  };
  app.addHook('preClose', async () => parts.held.cancelAll());
  app.addHook('onClose', () => parts.tables.close());
  void app.register(async (calls) => {
    // Pages send JSON as text too, which spares a browser a question before it.
    takeForeignCalls(calls, 'string');
    // Also of a body that is too large to be read.
    calls.setErrorHandler((error, request, reply) => refuse(error, request, reply));
    for (const call of PROTOCOL_CALLS)
      calls.post(call.path, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
        const body = parseBy(call.schema, parseJson(request.body));
        const entered = await enterProtocol(platform, parts, {
          request,
          reply,
          ...call,
          token: body.sessionID,
        });
        const answer = await call.answer(entered, body);
        logCall(request, { code: SUCCESS.statusCode, status: 200 });
        return { ...answer, status: SUCCESS };
      });
    for (const path of UNSERVED_PATHS)
      calls.post(path, { bodyLimit: MAX_BODY_BYTES }, () => {
        throw new CallError('unknownCall', 'this call is not served here');
      });
  });
}

/** One line a call. Never the session, which is in the body. */
function logCall(request: FastifyRequest, answered: { code: string; status: number; key?: string }): void {
  const ms = msSinceArrival(request);
  request.log.info({ call: request.routeOptions.url, ...answered, ms }, 'call');
}

function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asCallError(thrown, request);
  const code = protocolCodeOf(error.key);
  if (code === null) request.log.error({ err: error }, 'a refusal has no code of the protocol');
  const { status, body } = refusalBy(code ?? 'ERR_GEN', error.message);
  const { retryAfter } = error.details ?? {};
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  logCall(request, { code: body.error, status, key: error.key });
  return reply.code(status).send(body);
}

/** Whatever is our fault is logged as an error. */
function asCallError(thrown: unknown, { log }: FastifyRequest): CallError {
  if (thrown instanceof CallError) return thrown;
  const busy = asBusy(thrown);
  if (busy) {
    log.warn({ err: thrown }, 'too busy');
    return busy;
  }
  if (thrown instanceof StudioFileError) {
    log.error({ err: thrown }, 'a studio’s game cannot be played by its files');
    return new CallError('gameMaintenance', thrown.message);
  }
  if (thrown instanceof SealError) {
    log.error({ err: thrown }, 'a seal key is missing');
    return new CallError('sealKeyMissing', 'a seal key is missing');
  }
  // Of the reader of bodies.
  const { statusCode } = thrown as { statusCode?: number };
  if (statusCode === 413) return new CallError('tooLarge', `the body has more than ${MAX_BODY_BYTES} bytes`);
  if (statusCode !== undefined && statusCode < 500)
    return new CallError('badRequest', 'the body cannot be read');
  log.error({ err: thrown, sqlState: sqlState(thrown) }, 'call failed');
  return new CallError('internal', 'something went wrong');
}
