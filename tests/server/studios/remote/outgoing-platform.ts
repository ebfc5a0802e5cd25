import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Context } from '../../../../server/context.ts';
import { gameHandlers } from '../../../../server/games/game-handlers.ts';
import { seedPlatform } from '../../../../server/modules.ts';
import { askClosedStudios } from '../../../../server/studios/remote/ask-closed-studios-job.ts';
import { listRemoteGames } from '../../../../server/studios/remote-list/list-remote-games-job.ts';
import { createPlatform, requestOf, seedPlayer, type TestPlayer } from '../../games/platform.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type FakeAggregator, OUR_KEYS, startAggregator, THEIR_KEYS } from './fake-aggregator.ts';

export const HOUR_MS = 60 * 60_000;

/** The sandbox's platform beside an aggregator that a test rules; a clock that a test moves. */
export function useOutgoingPlatform(database: TestDatabase, env: Record<string, string> = {}) {
  const { sql } = database;
  const studioFiles = fs.mkdtempSync(path.join(os.tmpdir(), 'remote-'));
  const lines: string[] = [];
  const made: { hub?: FakeAggregator; platform?: ReturnType<typeof createPlatform>; context?: Context } = {};

  beforeAll(async () => {
    const hub = await startAggregator();
    const platform = createPlatform(sql, {
      SANDBOX: '1',
      SANDBOX_AGGREGATOR_KEY: THEIR_KEYS.publicKey,
      REMOTE_KEY_ID: 'ours',
      REMOTE_PRIVATE_KEY: OUR_KEYS.privateKey,
      PORT: String(hub.port - 4),
      STUDIO_FILES: studioFiles,
      ...env,
    });
    const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    Object.assign(made, { hub, platform, context: { ...platform.context, log } });
    await seedPlatform(sql, platform.clock.now());
  });
  afterAll(() => {
    made.hub?.stop();
    fs.rmSync(studioFiles, { recursive: true });
  });

  const needed = <Name extends keyof typeof made>(name: Name) => {
    const part = made[name];
    if (!part) throw new Error('the platform opens before the first test');
    return part as NonNullable<(typeof made)[Name]>;
  };

  return {
    studioFiles,
    get hub() {
      return needed('hub');
    },
    get context() {
      return needed('context');
    },
    get clock() {
      return needed('platform').clock;
    },
    /** The texts of the log at this level since the last call. */
    logged(level: 'warn' | 'error'): Record<string, unknown>[] {
      const wanted = { warn: 40, error: 50 }[level];
      return lines.splice(0).flatMap((line) => {
        const entry = JSON.parse(line);
        return entry.level === wanted ? [entry] : [];
      });
    },
    /** The job of lists, an hour later: every list is due again. */
    async list(later = HOUR_MS): Promise<number> {
      needed('platform').clock.at += later;
      return listRemoteGames(needed('context'));
    },
    askClosed: () => askClosedStudios(needed('context')),
    player: (coin = 100_000): Promise<TestPlayer> => seedPlayer(needed('context'), { coin }),
    /** @throws CallError */
    start: (player: TestPlayer, gameId: number, tryIt: 0 | 1 = 0) => {
      const context = needed('context');
      const host = `localhost:${context.settings.port}`;
      const request = { ...requestOf(context, player), requestUrl: { protocol: 'http', host } as const };
      return gameHandlers.startGame({ gameId, tryIt } as never, request);
    },
    /** Id and status of each remote game by its code. */
    async statuses(aggregator = 'sandbox'): Promise<Record<string, number>> {
      const rows = await sql<{ code: string; status: number }[]>`
        select code, status from remote_games join games on games.id = game_id
        where aggregator = ${aggregator} order by code`;
      return Object.fromEntries(rows.map(({ code, status }) => [code, status]));
    },
    async idOf(code: string, aggregator = 'sandbox'): Promise<number> {
      const [row] = await sql<{ gameId: number }[]>`
        select game_id from remote_games where aggregator = ${aggregator} and code = ${code}`;
      return row?.gameId ?? 0;
    },
  };
}
