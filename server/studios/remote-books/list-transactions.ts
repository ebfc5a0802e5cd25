import * as z from 'zod/mini';
import type { Settings } from '../../settings.ts';
import {
  AggregatorAnswerTooLarge,
  AggregatorFault,
  AggregatorRefusal,
  callAggregator,
} from '../remote/aggregator-client.ts';
import type { Aggregator } from '../remote/aggregators-config.ts';
import { PLAY_MONEY_CURRENCY } from '../remote/remote-money.ts';
import type { ListedTransaction } from './compare-books.ts';

const MINUTE_MS = 60_000;
/** Ten thousand transactions or more. A larger answer is asked for in parts, of which one is held at a time. */
const MAX_ANSWER_BYTES = 4 * 1024 ** 2;
/** More do not fit into an answer; each one is judged in one go, in which nothing else is answered. */
const MAX_ROWS = 50_000;

const idSchema = z.pipe(
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'a UUID')),
  z.transform((id) => id.toLowerCase()),
);
const textSchema = z.string().check(z.maxLength(256));
const rowsSchema = z.array(
  z.object({
    transaction_uuid: idSchema,
    kind: textSchema,
    user: z.nullish(textSchema),
    round: z.nullish(textSchema),
    reference_transaction_uuid: z.nullish(
      z.pipe(
        textSchema,
        z.transform((id) => id.toLowerCase()),
      ),
    ),
    amount: z.number(),
    currency: textSchema,
    status: textSchema,
    /** Without a zone it is UTC. */
    inserted_at: z
      .pipe(
        // Other forms lead to years that the database does not know.
        textSchema.check(z.regex(/^\d{4}-\d\d-\d\d[T ]/, 'a time')),
        z.transform((text) => Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)),
      )
      .check(z.refine((at) => !Number.isNaN(at), 'a time')),
  }),
);

/** @throws AggregatorFault for an answer of which one row cannot be read: it might be the one that differs */
function readRows(answer: unknown): ListedTransaction[] {
  if (Array.isArray(answer) && answer.length > MAX_ROWS)
    throw new AggregatorFault(`the answer has more than ${MAX_ROWS} rows`);
  const result = rowsSchema.safeParse(answer);
  if (!result.success)
    throw new AggregatorFault(`the answer cannot be read: ${result.error.issues[0]?.path.join('.')}`);
  return result.data
    .filter(({ currency }) => currency !== PLAY_MONEY_CURRENCY)
    .map(({ transaction_uuid: id, reference_transaction_uuid: reference, inserted_at: at, ...row }) => ({
      ...row,
      id,
      user: row.user ?? null,
      round: row.round ?? null,
      reference: reference ?? null,
      at,
    }));
}

/** ISO 8601 in UTC, without the zone, as the protocol has it. */
const wireTime = (at: number): string => new Date(at).toISOString().slice(0, 19);

type SettingsOfCall = Pick<Settings, 'remoteKey'>;

async function ask(settings: SettingsOfCall, aggregator: Aggregator, body: Record<string, string>) {
  const request = { path: '/transactions/list', body, maxBytes: MAX_ANSWER_BYTES } as const;
  return readRows(await callAggregator(settings, aggregator, request));
}

/**
 * What an aggregator lists of a time, in whole minutes, in as many parts as its size demands. What lies at the border of two parts may come twice.
 * @throws AggregatorFault, AggregatorRefusal, RemoteKeyMissing
 */
export async function* listTransactions(
  settings: SettingsOfCall,
  aggregator: Aggregator,
  { from, until }: { readonly from: number; readonly until: number },
): AsyncGenerator<readonly ListedTransaction[]> {
  const minutes = (until - from) / MINUTE_MS;
  const part = await ask(settings, aggregator, {
    start_time: wireTime(from),
    end_time: wireTime(until),
  }).catch((error: unknown) => {
    if (error instanceof AggregatorAnswerTooLarge && minutes > 1) return null;
    throw error;
  });
  if (part) {
    yield part;
    return;
  }
  const middle = from + Math.floor(minutes / 2) * MINUTE_MS;
  yield* listTransactions(settings, aggregator, { from, until: middle });
  yield* listTransactions(settings, aggregator, { from: middle, until });
}

/**
 * The same of a round, whenever it was; nothing of a round that they refuse to know.
 * @throws AggregatorFault, RemoteKeyMissing
 */
export async function listRound(
  settings: SettingsOfCall,
  aggregator: Aggregator,
  round: string,
): Promise<readonly ListedTransaction[]> {
  try {
    return await ask(settings, aggregator, { round });
  } catch (error) {
    if (error instanceof AggregatorRefusal) return [];
    throw error;
  }
}
