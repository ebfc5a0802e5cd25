import { beforeAll, describe, expect, it } from 'vitest';
import { COMING_SLOTS } from '../../../server/games/catalogue/coming-slots.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { makeFrames, ROYAL_SEVENS_ID } from './frames.ts';
import { createPlatform, frameRequest, requestOf, seedGames, seedPlayer } from './platform.ts';

const { sql } = useDatabase(RACES);
const platform = createPlatform(sql);
const { context, clock } = platform;
const { openFrame } = makeFrames(platform);

beforeAll(() => seedGames(sql));

describe('opening a game', () => {
  it('[C41] [R42] opened game has an address on the games’ own origin with its token in the fragment', async () => {
    const player = await seedPlayer(context);
    const answer = await gameHandlers.startGame(
      { gameId: ROYAL_SEVENS_ID, tryIt: 0 },
      requestOf(context, player),
    );
    expect(answer.gamesOrigin).toBe('http://localhost:8301');
    const url = new URL(answer.url);
    expect([url.origin, url.pathname, url.search]).toEqual(['http://localhost:8301', '/royal-sevens/', '']);
    expect(url.hash).toMatch(/^#launch=[\w-]{43}$/);
  });

  it('[C41] unknown, upcoming and closed games are rejected with their own errors', async () => {
    const request = requestOf(context, await seedPlayer(context));
    const start = (gameId: number) => gameHandlers.startGame({ gameId, tryIt: 0 }, request);
    await expect(start(99)).rejects.toMatchObject({ key: 'gameUnknown' });
    // The rows here are those of two brands.
    const coming = COMING_SLOTS.find(({ brand }) => brand === 'lumen');
    await expect(start(coming?.id ?? 0)).rejects.toMatchObject({ key: 'gameComing' });
    await sql`update games set status_override = 2 where id = ${ROYAL_SEVENS_ID}`;
    await expect(start(ROYAL_SEVENS_ID)).rejects.toMatchObject({ key: 'gameMaintenance' });
    await sql`update games set status_override = null where id = ${ROYAL_SEVENS_ID}`;
  });

  it('[C90] launch token is exchanged once, and only within a minute', async () => {
    const player = await seedPlayer(context);
    const start = async () => {
      const { url } = await gameHandlers.startGame(
        { gameId: ROYAL_SEVENS_ID, tryIt: 0 },
        requestOf(context, player),
      );
      return new URL(url).hash.replace('#launch=', '');
    };
    const open = (launchToken: string) => gameHandlers.gameOpen({ launchToken }, requestOf(context, null));
    const token = await start();
    await expect(open(token)).resolves.toMatchObject({ slug: 'royal-sevens', unshownRound: null });
    await expect(open(token)).rejects.toMatchObject({ key: 'launchTokenInvalid' });
    await expect(open('A'.repeat(43))).rejects.toMatchObject({ key: 'launchTokenInvalid' });
    const late = await start();
    clock.at += 60_001;
    await expect(open(late)).rejects.toMatchObject({ key: 'launchTokenInvalid' });
  });

  it('[C90] tokens are stored as hashes only', async () => {
    const frame = await openFrame(await seedPlayer(context));
    const [row] =
      await sql`select game_sessions::text as all_of_it from game_sessions order by id desc limit 1`;
    expect(row?.allOfIt).not.toContain(frame.gameToken);
    const hex = Buffer.from(frame.gameToken).toString('hex');
    expect(row?.allOfIt).not.toContain(hex);
  });

  it('[C42] new game session closes the one before, and exit closes all of them', async () => {
    const player = await seedPlayer(context, { coin: 5000 });
    const first = await openFrame(player);
    const second = await openFrame(player);
    expect((await frameRequest(context, first.gameToken)).gameSession).toBeNull();
    expect((await frameRequest(context, second.gameToken)).gameSession).not.toBeNull();
    const answer = await gameHandlers.exitGame({}, requestOf(context, player));
    expect(answer).toEqual({ coin: 5000 });
    expect((await frameRequest(context, second.gameToken)).gameSession).toBeNull();
    const reopened = gameHandlers.gameOpen({ gameToken: second.gameToken }, requestOf(context, null));
    await expect(reopened).rejects.toMatchObject({ key: 'gameSessionEnded' });
  });

  it('[C41] one session stays open when two pages open at once', async () => {
    const player = await seedPlayer(context);
    const answers = await Promise.all(
      [openFrame(player), openFrame(player)].map((one) => one.catch(() => null)),
    );
    expect(answers.some((one) => one !== null)).toBe(true);
    const open = await sql`select from game_sessions where player_id = ${player.id} and closed_at is null`;
    expect(open.count).toBe(1);
  });

  it('[C90] game session ends with the player’s own session', async () => {
    const player = await seedPlayer(context);
    const frame = await openFrame(player);
    await sql`update sessions set ended_at = ${clock.at} where id = ${player.sessionId}`;
    expect((await frameRequest(context, frame.gameToken)).gameSession).toBeNull();
  });
});
