import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallPolicy } from '../../../contract/call.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import { findEndingSession } from '../../games/public/game-sessions.ts';
import { enter, type Platform } from '../../http/answer-call.ts';
import { disconnectOf } from '../../http/foreign-calls.ts';
import type { GameCaller } from '../../http/handler.ts';
import { arrivalOf } from '../serve/page-routes.ts';
import { arrivalGame } from '../serve/studio-origins.ts';
import { findGamePlace } from '../studio-game-queries.ts';
import { type GameSession, type ProtocolParts, type SessionCall, UNKNOWN_REQUEST } from './session-call.ts';

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  readonly policy: CallPolicy & { readonly access: 'game' };
  readonly isForEnd: boolean;
  readonly token: string;
}

/**
 * Admits a call like any other of a game's frame: by its session's window of calls, with unknown sessions counted by
 * address, and in maintenance only where something is ended. The session must be one of the game whose origin it came to; what
 * only ends a round may come from one that is over.
 * @throws CallError
 */
export async function enterProtocol(
  platform: Platform,
  parts: ProtocolParts,
  { request, reply, path, policy, isForEnd, token }: Arriving,
): Promise<SessionCall> {
  const { context } = platform;
  const services = isForEnd ? { ...platform.services, findGameCaller: findEndingSession } : platform.services;
  const caller = {
    name: path,
    authorization: `Bearer ${token}`,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    acceptLanguage: request.headers['accept-language'],
    url: { protocol: request.protocol === 'https' ? 'https' : 'http', host: request.host },
    device: { token: null, remember: () => undefined },
  } as const;
  // Whether a stake needs to be asked about first is then known with its session.
  const requestId = policy.movesMoney && !isForEnd ? UNKNOWN_REQUEST : null;
  const [{ gameSession, configStamp }, game] = await Promise.all([
    enter({ context, services }, caller, policy, requestId),
    gameOfArrival(request, context),
  ]);
  if (!gameSession || !isGameSession(gameSession) || gameSession.slug !== game)
    throw new CallError('gameSessionEnded', 'this is a session of another game');
  const { market, bounds } = await parts.config.read(context.sql, configStamp);
  const { currency } = market;
  return { context, parts, game, session: gameSession, token, currency, bounds, gone: disconnectOf(reply) };
}

const isGameSession = (caller: GameCaller): caller is GameSession => 'slug' in caller;

/** The id of the game whose origin a request came to. */
async function gameOfArrival(request: FastifyRequest, { sql, settings }: Context): Promise<string | null> {
  const arrival = arrivalGame(arrivalOf(request), settings);
  if (arrival === null) return null;
  return 'id' in arrival ? arrival.id : ((await findGamePlace(sql, arrival))?.id ?? null);
}
