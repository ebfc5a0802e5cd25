import * as z from 'zod/mini';
import { type Call, commonBody } from '../../contract/call.ts';
import type { Context, Work } from '../context.ts';
import type { Locale } from '../localization/localized.ts';
import type { RequestUrl } from './origins.ts';
import type { PackedAnswer } from './packed-answer.ts';

export const commonBodySchema = z.object(commonBody);
type CommonBody = z.output<typeof commonBodySchema>;

/** Who is calling, as the session lookup found it. */
export interface SessionPlayer {
  /** The player's key (UUIDv7). */
  readonly id: string;
  /** The wire's `id`. */
  readonly displayId: number;
  readonly account: string;
  readonly sessionId: string;
  /** The last step-up: the sign-in, or one after it. */
  readonly provedAt: number;
  /** A withdrawal-only session: it may use only the calls with `isForWithdrawalOnly`. */
  readonly isWithdrawalOnly: boolean;
}

/** Who is calling from a game's frame. The domain of games has more fields of it. */
export interface GameCaller {
  readonly id: string;
  readonly playerId: string;
  /** The sign-in session that opened the game session. */
  readonly sessionId: string;
}

/** The caller's browser, by the cookie of an earlier sign-in on it. */
export interface CallerDevice {
  readonly token: string | null;
  /** Sets a token in the answer's cookie, with this lifetime. */
  remember(token: string, lastsMs: number): void;
}

export interface CallRequest {
  readonly context: Context;
  /** Null for a guest, and always set in a call with access `member`. */
  readonly player: SessionPlayer | null;
  /** Set in a call with access `game`. */
  readonly gameSession: GameCaller | null;
  readonly common: CommonBody;
  /** In force at the admission. */
  readonly maintenance: { readonly status: number; readonly until: number | null };
  /** The number of the config at the admission, see `configFor`. */
  readonly configStamp: number;
  readonly ip: string;
  /** Our origin as the caller used it, for addresses in the answer. */
  readonly requestUrl: RequestUrl;
  readonly userAgent: string;
  readonly device: CallerDevice;
  /** The language of texts in the answer. */
  readonly locale: Locale;
}

/** The request for functions that are given a transaction. */
export interface WorkRequest extends Omit<CallRequest, 'context'> {
  readonly context: Work;
}

export type Handler<C extends Call> = (
  body: z.output<C['body']>,
  request: CallRequest,
) => Promise<z.input<C['data']>>;

/** For a call whose answer is the same for many callers: its bytes may be cached. */
export type PackedHandler<C extends Call> = (
  body: z.output<C['body']>,
  request: CallRequest,
) => Promise<z.input<C['data']> | PackedAnswer>;

/**
 * The player of a call with access `member`.
 * @throws TypeError in any other call: that is a mistake in the call's definition.
 */
export function memberOf(request: Pick<CallRequest, 'player'>): SessionPlayer {
  if (!request.player) throw new TypeError('this call has no player: is its access member?');
  return request.player;
}
