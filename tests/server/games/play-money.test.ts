import { beforeAll, expect, it } from 'vitest';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { useDatabase } from '../support/database.ts';
import { createPlatform, requestOf, seedGames, seedPlayer } from './platform.ts';

const { sql } = useDatabase();
const { context } = createPlatform(sql);

beforeAll(() => seedGames(sql));

it('play money is refilled once when games are tried at the same moment', async () => {
  const player = await seedPlayer(context);
  const start = () => gameHandlers.startGame({ gameId: 101, tryIt: 1 }, requestOf(context, player));
  // Which of them keeps its session is tested elsewhere.
  await Promise.allSettled([start(), start(), start(), start()]);
  expect(await readBalance(sql, player.id, 'play')).toBe(1_000_000);
});
