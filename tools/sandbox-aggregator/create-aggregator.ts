import type { KeyObject } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { CallRing } from './call-ring.ts';
import { GAME_CODE, PICKS, STAKES } from './lantern-game.ts';
import { OPERATOR_CALLS, OperatorRefusal } from './operator-calls.ts';
import { type PageFiles, startPage } from './page-files.ts';
import { type Round, RoundRefused, type Rounds } from './rounds.ts';
import { isOfWallet, type Session, type Sessions } from './sessions.ts';
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts';
import { PARTS_PER_CENT, type Wallet } from './wallet.ts';

const OPERATOR_PATH = '/operator/generic/v2';
const NOTED = /^\/(operator|play|thumbs)\//;
const MAX_BODY_BYTES = 64 * 1_024;

interface Parts {
  readonly sessions: Sessions;
  readonly rounds: Rounds;
  readonly wallet: Wallet;
  readonly ring: CallRing;
  /** By which the platform's calls are verified. */
  readonly platformKey: KeyObject;
  readonly files: PageFiles;
  readonly port: number;
  readonly log: Logger;
}

const sessionField = z.string().check(z.maxLength(64));
const openSchema = z.object({ session: sessionField });
const stateSchema = z.object({ session: sessionField, round: z.uuid() });
const roundSchema = z.object({
  session: sessionField,
  round: z.uuid(),
  pick: z.int().check(z.refine((pick) => PICKS.includes(pick))),
  stake: z.int().check(z.refine((stake) => STAKES.includes(stake))),
});

class PageError extends Error {
  override readonly name = 'PageError';
}

/** A status of the wallet, or a word of ours for what it means to the player; null where nothing went wrong. */
function errorOf({ phase, betStatus, combination, payout, endStatus }: Round): string | null {
  if (phase === 'bet' || phase === 'win') return null;
  if (combination !== null) return payout > 0 && endStatus !== 'RS_OK' ? 'winRefused' : null;
  if (phase === 'rollback') return 'betUnanswered';
  return endStatus === null ? betStatus : 'betReturned';
}

/** What the page shows of a round; amounts in cents. */
function viewOf(round: Round) {
  const { id, phase, pick, stake, combination, payout, balance } = round;
  const error = errorOf(round);
  return { round: id, isOver: phase === 'over', pick, stake, combination, payout, balance, error };
}

function readBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(parse(body));
  if (!result.success) throw new PageError('badRequest');
  return result.data;
}

const parse = (body: unknown): unknown => JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');

/** The aggregator of the sandbox, which is the studio of its one game, too. */
export function createAggregator(parts: Parts): FastifyInstance {
  const { ring, log, platformKey } = parts;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // Browsers keep connections ready that have carried nothing yet, for which a stop would wait a minute.
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  app.removeAllContentTypeParsers();
  // Bytes of every content type: the signature covers them.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });
  app.addHook('onResponse', async ({ url, method }, reply) => {
    const [path = ''] = url.split('?');
    if (!NOTED.test(path)) return;
    const ms = Math.round(reply.elapsedTime);
    ring.note({ at: Date.now() - ms, direction: 'in', method, path, status: String(reply.statusCode), ms });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof OperatorRefusal) return reply.code(error.status).send({ error: error.message });
    if (error instanceof RoundRefused) return reply.code(409).send({ error: error.message });
    if (error instanceof PageError) return reply.code(400).send({ error: error.message });
    if (error instanceof SyntaxError) return reply.code(400).send({ error: 'no JSON' });
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) log.error({ err: error }, 'call failed');
    return reply.code(statusCode).send({ error: statusCode >= 500 ? 'internal' : 'badRequest' });
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/calls', async (_request, reply) => reply.header('cache-control', 'no-store').send(ring.calls));

  for (const [path, answer] of Object.entries(OPERATOR_CALLS))
    app.post(`${OPERATOR_PATH}${path}`, async ({ body, headers }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (!isSignedBy(bytes, platformKey, headers[SIGNATURE_HEADER]))
        throw new OperatorRefusal(401, 'the signature is not of these bytes');
      return reply.send(answer(parts, parse(bytes)));
    });
  addPlay(app, parts);
  addPage(app, parts);
  return app;
}

/** What the page calls. */
function addPlay(app: FastifyInstance, { sessions, rounds, wallet }: Parts): void {
  const sessionOf = (id: string): Session => {
    const session = sessions.find(id);
    if (!session) throw new PageError('sessionUnknown');
    return session;
  };

  app.post('/play/open', async ({ body }) => {
    const session = sessionOf(readBody(openSchema, body).session);
    const { currency, lobbyUrl, depositUrl } = session;
    const common = { currency, game: GAME_CODE, lobbyUrl, depositUrl };
    const open = rounds.openRoundOf(session);
    const round = open ? viewOf(open) : null;
    if (!isOfWallet(session))
      return { ...common, isDemo: true, balance: session.demoBalance, error: null, round };
    const { user, token } = session;
    const answer = await wallet.call('/user/balance', { user, token });
    const isOk = answer?.status === 'RS_OK' && answer.balance !== undefined;
    return {
      ...common,
      isDemo: false,
      balance: isOk && answer.balance !== undefined ? answer.balance / PARTS_PER_CENT : null,
      error: isOk ? null : (answer?.status ?? 'walletUnanswered'),
      round,
    };
  });

  app.post('/play/round', async ({ body }) => {
    const { session, round: id, pick, stake } = readBody(roundSchema, body);
    return viewOf(await rounds.play(sessionOf(session), { id, pick, stake }));
  });

  app.post('/play/state', async ({ body }) => {
    const { session, round: id } = readBody(stateSchema, body);
    const round = rounds.find(id);
    if (round?.session !== sessionOf(session).id) throw new PageError('roundUnknown');
    return viewOf(round);
  });
}

/** A lobby's address may be one on another port of its machine than the page around the game. */
const hostOf = (address: string): string => {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}:*`;
};

/** The start page, framed by the machine of the lobby that has launched it alone, and its files. */
function addPage(app: FastifyInstance, { sessions, files }: Parts): void {
  app.get<{ Querystring: { session?: string } }>('/lantern/', async ({ query }, reply) => {
    const session = sessions.find(String(query.session));
    const lobby = session ? hostOf(session.lobbyUrl) : "'none'";
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${lobby}`,
      )
      .send(startPage());
  });
  const sendFile = async ({ url }: { url: string }, reply: FastifyReply) => {
    const file = await files.find(url.split('?')[0] ?? '');
    if (!file) return reply.code(404).send({ error: 'there is no such file' });
    return reply.type(file.type).header('cache-control', 'max-age=60').send(file.body);
  };
  app.get('/lantern/*', sendFile);
  app.get('/thumbs/*', sendFile);
}
