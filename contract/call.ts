import * as z from 'zod/mini';
import type { ErrorKey } from './errors.ts';
import { cents } from './money.ts';

/** Who may make a call. `game` is a game frame with its own session token, never the player's. */
export type Access = 'guest' | 'member' | 'game';

/** Where an answer keeps its code and its value. */
export type Envelope = 'code-data' | 'errcode-flat' | 'code-flat' | 'code-200-flat';

export interface Call<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
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
  /** What its body may hold; left out: MAX_BODY_BYTES. */
  readonly maxBodyBytes?: number | undefined;
  /** One sentence for the call table and the OpenAPI document. */
  readonly about: string;
}

export type CallBody<C extends Call> = z.input<C['body']>;
export type CallData<C extends Call> = z.output<C['data']>;

interface CallOptions<Body extends z.ZodMiniType, Data extends z.ZodMiniType> {
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

/** Defines a call once, for the server's validation, the client's, OpenAPI and the docs. */
export function defineCall<Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  name: string,
  options: CallOptions<Body, Data>,
): Call<Body, Data> {
  return { ignores401: false, envelope: 'code-data', isRepeatable: true, errors: [], name, ...options };
}

/** Fields that every body carries beside the call's own. */
export const commonBody = {
  appId: z.string().check(z.minLength(1), z.maxLength(64)),
  channel: z.literal('WEB'),
  clientReferrer: z.string().check(z.maxLength(500)),
  platform: z.union([z.literal(0), z.literal(1)]),
  appVersion: z.string().check(z.maxLength(32)),
  appWebName: z.string().check(z.maxLength(64)),
};

/** Whole cents on the wire. */
export const centsField = z.pipe(z.int(), z.transform(cents));
/** An amount a client may ask for: above zero, below a trillion cents. */
export const positiveCentsField = z.pipe(z.int().check(z.minimum(1), z.maximum(1e12)), z.transform(cents));
export const requestIdField = z.uuid();
export const emptyBody = z.object({});
/** Milliseconds since 1970, UTC. */
export const timeField = z.int().check(z.nonnegative());
/** A flag of the wire: 0 or 1. */
export const flagField = z.union([z.literal(0), z.literal(1)]);
