import { beforeAll } from 'vitest';
import type { Access } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/registry.ts';
import { rateLimitsConfig } from '../../../server/config/platform-config.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { DEFAULT_RATE_LIMITS } from '../../../server/http/rate-rules.ts';
import { services } from '../../../server/modules.ts';
import { newAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import type { TestDatabase } from './database.ts';

export const SERVED_CALLS = [...CALLS.values()].filter(({ name }) => services.calls.has(name));

/** Call after `useApp`: none of the file's calls is refused for being one too many. */
export function liftRateLimits(database: TestDatabase, app: TestApp): void {
  beforeAll(async () => {
    const none = { max: 1e9 };
    const limits = Object.fromEntries(Object.keys(DEFAULT_RATE_LIMITS).map((group) => [group, none]));
    await writeConfig(database.sql, rateLimitsConfig, limits, app.clock.now());
  });
}

/** The token of a new caller who may make a call: a player's, or that of a player's game. */
export async function tokenFor(app: TestApp, access: Access): Promise<string | undefined> {
  if (access === 'guest') return undefined;
  const { token } = await newAccount(app);
  if (access === 'member') return token;
  const { data } = await app.call('startGame', { gameId: 101, tryIt: 1 }, token);
  const launchToken = new URLSearchParams(new URL(data.url).hash.slice(1)).get('launch');
  return (await app.call('game/open', { launchToken })).data.gameToken;
}

/** A call with a body of any text, JSON or not. */
export async function sendText(app: TestApp, name: string, body: string, token: string | undefined) {
  const response = await fetch(`${name.startsWith('game/') ? app.gamesUrl : app.url}/app/v1/${name}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
  });
  return { status: response.status, msg: String((await response.json()).msg ?? '') };
}

/** The JSON of `value` with `raw` at the path: numbers and texts that no JSON.stringify would write. */
export function writeWith(value: unknown, path: readonly (string | number)[], raw: string): string {
  const copy = structuredClone(value) as Record<string, unknown>;
  let at: Record<string | number, unknown> = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1) ?? ''] = '@@here@@';
  return JSON.stringify(copy).replace('"@@here@@"', () => raw);
}
