import * as z from 'zod/mini';
import { type Call, commonBody } from '../../contract/call.ts';
import type { Context } from '../context.ts';
import type { GameSessionRow } from '../services/game-sessions.ts';
import type { Locale } from '../words/localized.ts';
import type { RequestUrl } from './origins.ts';

export const commonBodySchema = z.object(commonBody);
export type CommonBody = z.output<typeof commonBodySchema>;

/** Who is calling, as the session lookup found it. */
export interface SessionPlayer {
  /** The player's key (UUIDv7). */
  readonly id: string;
  /** The wire's `id`. */
  readonly displayId: number;
  readonly account: string;
  readonly sessionId: string;
  /** The last proof of who it is: the sign-in, or one after it. */
  readonly provedAt: number;
  /** The session of somebody who may not play: it opens the calls of `WAY_OUT_CALLS` alone. */
  readonly isWayOut: boolean;
}

export interface CallRequest {
  readonly context: Context;
  /** Null for a guest, and always set in a call with access `member`. */
  readonly player: SessionPlayer | null;
  /** Set in a call with access `game`. */
  readonly gameSession: GameSessionRow | null;
  readonly common: CommonBody;
  readonly ip: string;
  /** How the caller spelled our address, for addresses that an answer holds. */
  readonly requestUrl: RequestUrl;
  readonly userAgent: string;
  /** The language of texts that the answer holds. */
  readonly locale: Locale;
}

export type Handler<C extends Call> = (
  body: z.output<C['body']>,
  request: CallRequest,
) => Promise<z.input<C['data']>>;

/** A handler as the router sees it. */
export type AnyHandler = (body: never, request: CallRequest) => Promise<unknown>;

/**
 * The player of a call with access `member`.
 * @throws TypeError in any other call: that is a mistake in the call's definition.
 */
export function memberOf(request: CallRequest): SessionPlayer {
  if (!request.player) throw new TypeError('this call has no player: is its access member?');
  return request.player;
}
