import * as z from 'zod/mini';
import { SESSION_MAX_MS } from '../../../contract/limits.ts';
import { LIMIT_KEYS } from '../../../contract/protection/protection-rules.ts';
import { type KeyValues, localKeys } from '../../platform/key-values.ts';
import { canSeal, sealText, unsealText } from '../../platform/sealed-text.ts';

const KEY = 'offline_copy';
/** When the server was heard last; says nothing of a player. */
const HEARD_KEY = 'server_heard_at';
const MAX_GAMES = 24;
/** Letters of the sealed copy; a larger one is not kept. */
const MAX_SIZE = 8_192;

const momentSchema = z.int();

const copySchema = z.object({
  /** Milliseconds since 1970, as all of it; of the answer that the part is from. Null: it has not been loaded. */
  historyAt: z.nullable(momentSchema),
  history: z.array(z.object({ gameId: z.int(), time: momentSchema })),
  limitsAt: z.nullable(momentSchema),
  /** Only those that are set: cents for money, minutes for time. */
  limits: z.array(z.object({ key: z.enum(LIMIT_KEYS), value: z.int(), left: z.nullable(z.int()) })),
  breakUntil: z.nullable(momentSchema),
});

/** What a member can look at without a network: no name, no balance, no bet. */
export type OfflineCopy = z.output<typeof copySchema>;

export const NO_COPY: OfflineCopy = {
  historyAt: null,
  history: [],
  limitsAt: null,
  limits: [],
  breakUntil: null,
};

/**
 * Keeps the copy under the session's token, which is the only key to it: without the token, and under another player's,
 * nobody can read it. Nothing is kept where the browser cannot encrypt.
 */
export async function saveOfflineCopy(
  copy: OfflineCopy,
  token: string,
  keys: KeyValues = localKeys,
): Promise<void> {
  if (!canSeal()) return;
  const sealed = await sealText(
    JSON.stringify({ ...copy, history: copy.history.slice(0, MAX_GAMES) }),
    token,
  );
  if (sealed.length <= MAX_SIZE) keys.set(KEY, sealed);
}

/** The copy of this session; null without one, and when it is older than any session. What cannot be read is deleted. */
export async function readOfflineCopy(
  token: string | null,
  now: number,
  keys: KeyValues = localKeys,
): Promise<OfflineCopy | null> {
  const sealed = keys.get(KEY);
  if (sealed === null) return null;
  const text = token === null ? null : await unsealText(sealed, token);
  const copy = text === null ? null : parse(text);
  const isFresh = (at: number | null) => at !== null && Math.abs(now - at) < SESSION_MAX_MS;
  if (copy && (isFresh(copy.historyAt) || isFresh(copy.limitsAt))) return copy;
  deleteOfflineCopy(keys);
  return null;
}

export const deleteOfflineCopy = (keys: KeyValues = localKeys): void => keys.remove(KEY);

export const noteServerHeard = (now: number, keys: KeyValues = localKeys): void =>
  keys.set(HEARD_KEY, String(now));

/** When this browser heard the server last; null when it never did. */
export function serverHeardAt(keys: KeyValues = localKeys): number | null {
  const at = Number(keys.get(HEARD_KEY) ?? Number.NaN);
  return Number.isSafeInteger(at) ? at : null;
}

function parse(text: string): OfflineCopy | null {
  try {
    const parsed = copySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
