import { createHash } from 'node:crypto';
import { writeAnswer } from '../../contract/answer.ts';
import type { Call } from '../../contract/call.ts';
import { type AppConfig, appConfigSchema } from '../../contract/config/app-config.ts';
import type { Context } from '../context.ts';
import type { CallRequest } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { PackedAnswer } from '../http/packed-answer.ts';
import { readAppConfig } from './app-config.ts';

/** The config of one kind of caller, validated once, with the answers made from it. */
interface PreparedConfig {
  readonly config: AppConfig;
  /** Null: nothing in it ends by itself. */
  readonly goodUntil: number | null;
  readonly answers: Map<string, Promise<PackedAnswer>>;
}

interface Slot {
  readonly stamp: number;
  readonly entry: Promise<PreparedConfig>;
}

/** What the config depends on. */
export type ConfigRequest = Pick<
  CallRequest,
  'context' | 'player' | 'locale' | 'maintenance' | 'requestUrl' | 'configStamp'
>;

/** Variants by language, maintenance state and, in the sandbox, host: beyond this number the oldest is evicted. */
const MAX_SLOTS = 24;
const slots = new WeakMap<Context, Map<string, Slot>>();

/**
 * The config for this caller as of its admission: the statement that admitted the call has read the number which every
 * change of the config increases, so a change by any process holds from the next call.
 */
export async function configFor(request: ConfigRequest): Promise<PreparedConfig> {
  const { context, player, locale, maintenance, requestUrl, configStamp } = request;
  const isOffered = player === null || (await context.hooks.mayBeOffered(context, player.id));
  const { games } = originsOf(requestUrl, context.settings);
  const key = [locale, games, isOffered, maintenance.status, maintenance.until].join(' ');
  const known = slotsOf(context).get(key);
  if (known?.stamp === configStamp) {
    const entry = await known.entry;
    if (entry.goodUntil === null || entry.goodUntil > context.clock.now()) return entry;
  }
  return preserveSlot(context, key, { stamp: configStamp, entry: makeEntry(request, isOffered) }).entry;
}

function slotsOf(context: Context): Map<string, Slot> {
  const held = slots.get(context) ?? new Map<string, Slot>();
  slots.set(context, held);
  return held;
}

function preserveSlot(context: Context, key: string, slot: Slot): Slot {
  const held = slotsOf(context);
  held.delete(key);
  const [oldest] = held.keys();
  if (held.size >= MAX_SLOTS && oldest !== undefined) held.delete(oldest);
  held.set(key, slot);
  slot.entry.catch(() => {
    if (held.get(key) === slot) held.delete(key);
  });
  return slot;
}

async function makeEntry(request: ConfigRequest, isOffered: boolean): Promise<PreparedConfig> {
  const { context, maintenance } = request;
  const { sql, hooks, clock } = context;
  const now = clock.now();
  const [made, ...changes] = await Promise.all([
    readAppConfig(request, isOffered),
    ...hooks.nextConfigChange.map((next) => next(sql, now)),
  ]);
  const next = Math.min(...changes.filter((at) => at !== null));
  const goodUntil = Number.isFinite(next) ? next : null;
  // A maintenance must not change the version of the rest.
  const { maintenance: _, ...rest } = made;
  const configVersion = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16);
  const config = appConfigSchema.parse({ ...made, maintenance, configVersion });
  return { config, goodUntil, answers: new Map() };
}

/** An answer of this entry, created and checked against the contract on first use. */
export function packedAnswer(
  { answers }: PreparedConfig,
  name: string,
  call: Call,
  make: () => object,
): Promise<PackedAnswer> {
  let answer = answers.get(name);
  if (!answer) {
    answer = PackedAnswer.of(writeAnswer(call.envelope, call.data.parse(make())));
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
  }
  return answer;
}
