import * as z from 'zod/mini';
import type { ErrorKey } from './errors.ts';
import { cents } from './money.ts';

/** Who may make a call. `game` is a game frame with its own session token, never the player's. */
export type Access = 'guest' | 'member' | 'game';

/** Where an answer has its code and its value. */
export type Envelope = 'code-data' | 'errcode-flat' | 'code-flat' | 'code-200-flat';

/**
 * Which window of calls a call is counted in. `standard`: the caller's own, by session token, or by address without
 * one; the others have lower or higher limits and are counted by address. Limits: `rateLimits` in the config.
 */
type RateClass = 'standard' | 'signIn' | 'register' | 'events';

/** The server's policy for a call. Defaults: false, and the class `standard`. */
export interface CallPolicy {
  readonly rateClass: RateClass;
  /** Made by the page on its own: no sign that the player is still there, so it does not keep a session from ending. */
  readonly isBackground: boolean;
  /** Answered during maintenance: it reports the maintenance, ends something, or shows what is already decided. */
  readonly isOpenInMaintenance: boolean;
  /** Open to a withdrawal-only session, whose player may withdraw, complete the identity check, and complain. */
  readonly isForWithdrawalOnly: boolean;
  /** Books money or other units in the ledger: its body must have a request id. */
  readonly movesMoney: boolean;
}

export interface Call<Body extends z.ZodMiniType = z.ZodMiniType, Data extends z.ZodMiniType = z.ZodMiniType>
  extends CallPolicy {
  readonly name: string;
  readonly access: Access;
  /** The specification's "public" calls: a 401 leaves the session alone. */
  readonly ignores401: boolean;
  readonly envelope: Envelope;
  /** True when a repeat cannot do a thing twice (reads, and writes with a request id). */
  readonly isRepeatable: boolean;
  readonly body: Body;
  readonly data: Data;
  readonly errors: readonly ErrorKey[];
  /** The body limit; default: MAX_BODY_BYTES. */
  readonly maxBodyBytes?: number | undefined;
  /** One sentence for the call table and the OpenAPI document. */
  readonly about: string;
}

export type CallBody<C extends Call> = z.input<C['body']>;
export type CallData<C extends Call> = z.output<C['data']>;

/** A call that moves money does not type-check without a request id. */
type MoneyPolicy<Body extends z.ZodMiniType> =
  | { readonly movesMoney?: false }
  | (z.output<Body> extends { requestId: string } ? { readonly movesMoney: true } : never);

interface CallOptions<Body extends z.ZodMiniType, Data extends z.ZodMiniType>
  extends Partial<Omit<CallPolicy, 'movesMoney'>> {
  access: Access;
  about: string;
  ignores401?: boolean;
  envelope?: Envelope;
  isRepeatable?: boolean;
  body: Body;
  data: Data;
  errors?: readonly ErrorKey[];
  maxBodyBytes?: number;
}

const STANDARD_POLICY: CallPolicy = {
  rateClass: 'standard',
  isBackground: false,
  isOpenInMaintenance: false,
  isForWithdrawalOnly: false,
  movesMoney: false,
};

/**
 * Defines a call once, for the server's validation, the client's, OpenAPI and the docs. A page that does not make it need
 * not carry it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  name: string,
  options: CallOptions<Body, Data> & MoneyPolicy<Body>,
): Call<Body, Data> {
  return {
    ignores401: false,
    envelope: 'code-data',
    isRepeatable: true,
    errors: [],
    name,
    ...STANDARD_POLICY,
    ...options,
  };
}

/** Fields of every body beside the call's own. */
export const commonBody = {
  appId: z.string().check(z.minLength(1), z.maxLength(64)),
  channel: z.literal('WEB'),
  clientReferrer: z.string().check(z.maxLength(500)),
  platform: z.union([z.literal(0), z.literal(1)]),
  appVersion: z.string().check(z.maxLength(32)),
  appWebName: z.string().check(z.maxLength(64)),
};

/** Reads whole cents from the wire. */
export const centsField = z.pipe(z.int(), z.transform(cents));
/** An amount in a request: above zero, below a trillion cents. */
export const positiveCentsField = z.pipe(z.int().check(z.minimum(1), z.maximum(1e12)), z.transform(cents));
/** A list whose length is checked before its items are looked at. */
export const boundedArray = <Item extends z.ZodMiniType>(item: Item, min: number, max: number) =>
  z.pipe(z.array(z.unknown()).check(z.minLength(min), z.maxLength(max)), z.array(item));
export const requestIdField = z.uuid();
/** Chosen by the client after the commitment was shown. */
export const clientSeedField = z.string().check(z.regex(/^[0-9a-zA-Z-]{8,64}$/));
/**
 * A client seed that a player may have written: 1 to 64 characters of any script. NUL and half a surrogate pair have no
 * UTF-8 that every system keeps.
 */
export const playerSeedField = z.string().check(z.minLength(1), z.regex(/^[^\0\p{Surrogate}]{1,64}$/u));
/** The commitment that the player was shown. When another one is in force the call is refused: fetch it first. */
export const commitField = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const emptyBodySchema = z.object({});
/**
 * The end of the year 9999. JavaScript writes later moments with a sign and six digits, which PostgreSQL does not read.
 */
export const MAX_TIME_MS = 253_402_300_799_999;
/** A moment is sent as milliseconds since 1970, UTC. */
export const timeField = z.int().check(z.nonnegative(), z.maximum(MAX_TIME_MS));
/** The id of a game, a channel, an institution: a number of the catalogue, at most an `integer` of the database. */
export const numericIdField = z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1));
/** A calendar day of a request, YYYY-MM-DD. The year 0 is one to ISO 8601 and none to PostgreSQL. */
export const dayField = z.iso.date().check(z.refine((day) => !day.startsWith('0000')));
/** A flag of the wire: 0 or 1. */
export const flagField = z.union([z.literal(0), z.literal(1)]);
