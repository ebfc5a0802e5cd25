import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, versionHashOf } from '../../../games/game-list.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { saveGameVersions } from '../../../server/games/game-versions.ts';
import { seedPlatform } from '../../../server/modules.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { makeFrames } from './frames.ts';
import { createPlatform, requestOf, START, seedPlayer } from './platform.ts';

const { sql } = useDatabase();
const platform = createPlatform(sql);
const { clock, context } = platform;
const { openFrame, spinMany } = makeFrames(platform);

const readStored = () => sql<{ maths: string; hash: string; firstSeenAt: number }[]>`
  select maths, encode(hash, 'hex') as hash, first_seen_at from game_versions order by maths`;

beforeAll(() => seedPlatform(sql, START));

describe('stored versions of games', () => {
  it('first start stores every version with its hash and the time, and a later start changes nothing', async () => {
    const first = await readStored();
    const listed = GAMES.flatMap(({ versions }) => versions.map(({ maths, hash }) => ({ maths, hash })));
    expect(first.map(({ maths, hash }) => ({ maths, hash }))).toEqual(
      listed.toSorted((one, other) => (one.maths < other.maths ? -1 : 1)),
    );
    expect(new Set(first.map(({ firstSeenAt }) => firstSeenAt))).toEqual(new Set([START]));
    await seedPlatform(sql, START + 1);
    expect(await readStored()).toEqual(first);
  });

  it('server does not start with other mathematics under a stored name', async () => {
    const before = await readStored();
    const changed = [{ maths: 'royal-sevens@1', hash: 'ab'.repeat(32) }];
    const start = sql.begin((tx) => saveGameVersions(tx, START, changed));
    await expect(start).rejects.toThrow(/royal-sevens@1 have changed: a changed version gets a new name/);
    expect(await readStored()).toEqual(before);
  });

  it('[C90] record of a round has the hash of the version that decided it', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const [settled] = await spinMany(await openFrame(player), 1);
    const { round } = settled ?? {};
    const record = await gameHandlers.gameRoundProof(
      { roundId: round?.roundId ?? '' },
      requestOf(context, null),
    );
    expect(record).toEqual({ ...round, versionHash: versionHashOf('royal-sevens@1') });
  });

  it('operator reads every version, and which of them this build does not have', async () => {
    const known = await operate(sql, clock.now() + 1, 'olive', ['game', 'versions']);
    expect(known.split('\n')).toHaveLength(GAMES.length);
    expect(known).toContain(
      `royal-sevens@1\t${versionHashOf('royal-sevens@1')}\tsince ${new Date(START).toISOString()}\tin this build`,
    );
    expect(known).not.toContain('NOT IN THIS BUILD');
    await sql`insert into game_versions values ('lost-game@1', ${Buffer.alloc(32)}, ${START})`;
    expect(await operate(sql, clock.now() + 2, 'olive', ['game', 'versions'])).toMatch(
      /lost-game@1\t0{64}\t.*\tNOT IN THIS BUILD/,
    );
  });
});
