import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { closeGameSessions, openGameSession } from '../../../server/games/game-sessions.ts';
import { readNextCommit, rotatePair } from '../../../server/games/seed-pairs/rotate-seed-pair.ts';
import { marketDay } from '../../../server/market-day.ts';
import { seededRandom } from '../../maths/seeded-random.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
afterEach(() => setZone('Asia/Manila'));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function setZone(zone: string): Promise<void> {
  await sql`
    update config set value = (value::jsonb || jsonb_build_object('timeZone', ${zone}::text))::json
    where key = 'market'`;
}

interface Visit {
  readonly id: string;
  readonly openedAt: number;
  lastRoundAt: number | null;
}

/** A player who opens, plays, leaves and is signed out, through the product's own functions. */
class Walk {
  readonly visits: Visit[] = [];
  open: Visit | null = null;
  readonly player: TestPlayer;

  constructor(player: TestPlayer) {
    this.player = player;
  }

  async enter(): Promise<void> {
    const { id: playerId, sessionId } = this.player;
    const opening = {
      playerId,
      sessionId,
      gameId: 101,
      activityId: null,
      studioVersion: null,
      isPlayMoney: false,
    };
    const { id } = await openGameSession(app.context, opening);
    this.open = { id, openedAt: app.clock.now(), lastRoundAt: null };
    this.visits.push(this.open);
  }

  async play(): Promise<void> {
    if (!this.open) return;
    const { id } = this.player;
    await sql`
      update sessions set last_act_at = ${app.clock.now()}, ends_at = ${app.clock.now() + 24 * HOUR},
        played_from = null, reality_seen_at = ${app.clock.now()} where player_id = ${id}`;
    const { pairId, nextNonce } = await openPairOf(id);
    const [settled] = await sql`
      select status from settle_bet(${id}, ${this.open.id}, ${randomUUID()}, ${Buffer.alloc(32)}, ${app.context.newId()},
        101, 1::smallint, false, '{}', 100, 0, '{}', 'test', ${pairId}, ${nextNonce}, 'player-seed',
        ${app.clock.now()}, 0, 0::smallint)`;
    expect(settled?.status).toBe('settled');
    this.open.lastRoundAt = app.clock.now();
  }

  async leave(reason: 'exit' | 'signedOut'): Promise<void> {
    await closeGameSessions(sql, this.player.id, app.clock.now(), reason);
    this.open = null;
  }
}

/** The open seed pair of a player, opened where there is none. */
async function openPairOf(playerId: string): Promise<{ pairId: string; nextNonce: number }> {
  const [open] = await sql<{ pairId: string; nextNonce: number }[]>`
    select id as pair_id, next_nonce from seed_pairs
    where player_id = ${playerId} and opened_at is not null and revealed_at is null`;
  if (open) return open;
  const commit = await readNextCommit(app.context, sql, playerId);
  await rotatePair(app.context, playerId, { commit, clientSeed: 'player-seed' });
  return openPairOf(playerId);
}

/** A visit's milliseconds by the market's day, counted minute by minute. */
function splitByDay({ openedAt, lastRoundAt }: Visit, zone: string): Map<string, number> {
  const days = new Map<string, number>();
  let from = openedAt;
  const to = lastRoundAt ?? openedAt;
  while (from < to) {
    const until = Math.min(to, (Math.floor(from / MINUTE) + 1) * MINUTE);
    const day = marketDay(from, zone);
    days.set(day, (days.get(day) ?? 0) + until - from);
    from = until;
  }
  return days;
}

function expectedDays(visits: readonly Visit[], zone: string): Record<string, number> {
  const breakdown = new Map<string, number>();
  for (const visit of visits)
    for (const [day, ms] of splitByDay(visit, zone)) breakdown.set(day, (breakdown.get(day) ?? 0) + ms);
  return Object.fromEntries([...breakdown].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function countedDays({ id }: TestPlayer): Promise<Record<string, number>> {
  const rows = await sql<{ day: string; ms: number }[]>`
    select market_day as day, played_ms as ms from player_times where player_id = ${id} order by market_day`;
  return Object.fromEntries(rows.map(({ day, ms }) => [day, ms]));
}

async function reportedMs({ id, sessionId }: TestPlayer, zone: string, from: number): Promise<number> {
  await sql`
    update sessions set last_act_at = ${app.clock.now()}, ends_at = ${app.clock.now() + 24 * HOUR}
    where player_id = ${id}`;
  const span = { period: 'own', from: marketDay(from, zone), to: marketDay(app.clock.now(), zone) };
  return (await app.call('playReport', span, sessionId)).data.totals.playedMs;
}

describe('time in games', () => {
  it('[R49] [C25] time is zero for a game that was opened and closed without a round', async () => {
    const walk = new Walk(await seedPlayer(app.context, { coin: 1_000_000 }));
    const start = app.clock.now();
    await walk.enter();
    app.clock.advance(10 * MINUTE);
    await walk.play();
    await walk.leave('exit');
    app.clock.advance(HOUR);
    await walk.enter();
    expect(await reportedMs(walk.player, 'Asia/Manila', start)).toBe(10 * MINUTE);
    await walk.leave('exit');
    expect(await reportedMs(walk.player, 'Asia/Manila', start)).toBe(10 * MINUTE);
  });

  it.each([
    ['Asia/Manila', 1],
    ['America/New_York', 2],
    ['Pacific/Kiritimati', 3],
    ['Asia/Kathmandu', 4],
  ])(
    '[R49] [C25] time is the sum of the visits of a random history in %s, by day, and never negative',
    async (zone, seed) => {
      await setZone(zone);
      const random = seededRandom(seed);
      const walk = new Walk(await seedPlayer(app.context, { coin: 1_000_000 }));
      const start = app.clock.now();
      const acts = [
        () => walk.enter(),
        () => walk.play(),
        () => walk.play(),
        () => walk.leave('exit'),
        () => walk.leave('signedOut'),
      ];
      for (let step = 0; step < 150; step += 1) {
        app.clock.advance(random.integer(2) === 0 ? random.integer(10 * MINUTE) : random.integer(9 * HOUR));
        await acts[random.integer(acts.length)]?.();
      }
      await walk.play();
      const openMs = walk.open?.lastRoundAt ? walk.open.lastRoundAt - walk.open.openedAt : 0;
      const closed = walk.visits.filter((visit) => visit !== walk.open);
      expect(closed.filter(({ lastRoundAt }) => lastRoundAt === null).length).toBeGreaterThan(5);
      const days = expectedDays(closed, zone);
      expect(Object.keys(days).length).toBeGreaterThan(3);
      expect(await countedDays(walk.player)).toEqual(days);
      const all = Object.values(days).reduce((sum, ms) => sum + ms, openMs);
      expect(await reportedMs(walk.player, zone, start)).toBe(all);
    },
  );

  it('[R49] wrongly counted rows are corrected by the migration, and others are unchanged', async () => {
    const wrong = new Walk(await seedPlayer(app.context, { coin: 1_000_000 }));
    const right = new Walk(await seedPlayer(app.context, { coin: 1_000_000 }));
    for (const walk of [wrong, right]) {
      await walk.enter();
      app.clock.advance(20 * MINUTE);
      await walk.play();
      await walk.leave('exit');
    }
    app.clock.advance(HOUR);
    await wrong.enter();
    await wrong.leave('exit');
    const day = marketDay(wrong.visits[0]?.openedAt ?? 0, 'Asia/Manila');
    await sql`alter table player_times drop constraint player_times_played_ms_check`;
    await sql`update player_times set played_ms = ${20 * MINUTE - HOUR} where player_id = ${wrong.player.id}`;
    // This player has no such visit: correctly counted rows are left alone.
    await sql`update player_times set played_ms = 77 where player_id = ${right.player.id}`;

    const file = new URL('../../../server/db/migrations/0270-visits-with-rounds.sql', import.meta.url);
    const text = await readFile(file, 'utf8');
    await sql.begin((tx) => tx.unsafe(text));
    expect(await countedDays(wrong.player)).toEqual({ [day]: 20 * MINUTE });
    expect(await countedDays(right.player)).toEqual({ [day]: 77 });
  });
});
