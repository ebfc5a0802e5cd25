import * as z from 'zod/mini';
import { writeAnswer, writeError } from '../../../contract/answer.ts';
import { type Call, type CallBody, commonBody } from '../../../contract/call.ts';
import { ERROR_CODES, type ErrorKey } from '../../../contract/errors.ts';
import { CALLS } from '../../../contract/registry.ts';
import {
  type Transport,
  TransportError,
  type WireAnswer,
  type WireRequest,
} from '../../../src/platform/http/transport.ts';

type Reply = (body: Record<string, unknown>) => WireAnswer | Promise<WireAnswer>;
type Value<C extends Call> = z.input<C['data']>;

/** Errors of the server itself, which every call can return. */
const EVERYWHERE: readonly ErrorKey[] = [
  'badRequest',
  'sessionEnded',
  'forbidden',
  'tooLarge',
  'tooOften',
  'internal',
  'maintenance',
  'busy',
];
const common = z.object(commonBody);

/**
 * Stands at the HTTP boundary in place of the server. Every request and every answer is held to the contract, so that a
 * test cannot go on with a form of either that the real server does not know.
 */
export class FakeServer {
  readonly #replies = new Map<string, Reply>();
  readonly #requests: { readonly name: string; readonly body: Record<string, unknown> }[] = [];
  readonly #breaches: string[] = [];

  /** Carries the page's calls to this server. */
  readonly transport: Transport = async (request) => {
    const name = request.url.slice(request.url.indexOf('/v1/') + '/v1/'.length);
    const body = this.#read(name, request);
    const reply = this.#replies.get(name);
    if (!reply) {
      this.#breaches.push(`${name} was called and no answer was given for it`);
      throw new TransportError('offline');
    }
    return reply(body);
  };

  /** Answers with a value, or with what `make` makes of the request's body. @throws Error when the contract knows no such value */
  answer<C extends Call>(call: C, value: Value<C> | ((body: CallBody<C>) => Value<C>)): void {
    if (typeof value !== 'function') this.#write(call, value);
    this.#replies.set(call.name, (body) =>
      this.#write(call, typeof value === 'function' ? (value as (body: unknown) => Value<C>)(body) : value),
    );
  }

  /** Answers with an error that the call may return. @throws Error when the contract does not name it */
  reject(call: Call, key: ErrorKey, details?: unknown): void {
    if (!call.errors.includes(key) && !EVERYWHERE.includes(key))
      throw new Error(`${call.name} never answers ${key}`);
    const code = ERROR_CODES[key];
    const status = key === 'busy' ? 503 : code < 1000 ? code : 200;
    const text = JSON.stringify(writeError(code, key, details));
    this.#replies.set(call.name, () => ({ status, text, retryAfter: null }));
  }

  /** The request never arrives. Not for a background call: its retries would reach the next test's server. */
  cut(...calls: readonly Call[]): void {
    for (const { name } of calls)
      this.#replies.set(name, () => {
        throw new TransportError('offline');
      });
  }

  /** The client waits for as long as it may, and gives up. */
  late(call: Call): void {
    this.#replies.set(call.name, () => {
      throw new TransportError('timeout');
    });
  }

  /** Leaves the call without an answer until the function that it returns is called. */
  hold<C extends Call>(call: C, value: Value<C>): () => void {
    const wait = Promise.withResolvers<void>();
    const answer = this.#write(call, value);
    this.#replies.set(call.name, () => wait.promise.then(() => answer));
    return wait.resolve;
  }

  /** Requests of a call, oldest first. */
  asked<C extends Call>({ name }: C): CallBody<C>[] {
    return this.#requests.filter((request) => request.name === name).map(({ body }) => body as CallBody<C>);
  }

  /** What the page did that the real server would not have understood. */
  get breaches(): readonly string[] {
    return this.#breaches;
  }

  #read(name: string, { body: text }: WireRequest): Record<string, unknown> {
    const body = JSON.parse(text) as Record<string, unknown>;
    this.#requests.push({ name, body });
    for (const schema of [common, CALLS.get(name)?.body]) {
      if (!schema) this.#breaches.push(`the contract has no call ${name}`);
      const parsed = schema?.safeParse(body);
      if (parsed && !parsed.success) this.#breaches.push(`${name}: ${z.prettifyError(parsed.error)}`);
    }
    return body;
  }

  #write<C extends Call>(call: C, value: Value<C>): WireAnswer {
    const parsed = call.data.safeParse(value);
    if (!parsed.success)
      throw new Error(`${call.name} does not answer like this: ${z.prettifyError(parsed.error)}`);
    return { status: 200, text: JSON.stringify(writeAnswer(call.envelope, value)), retryAfter: null };
  }
}
