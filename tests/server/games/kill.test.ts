import { expect, it } from 'vitest';

import { migrate } from '../../../server/db/migrate.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useKillableDatabase } from '../support/killable-database.ts';
import { makeFrames, seedsOf } from './frames.ts';
import { createPlatform, frameRequest, newRequestId, seedGames, seedPlayer } from './platform.ts';

const database = useKillableDatabase();

interface Answered {
  readonly body: { requestId: string; bet: unknown; clientSeed: string; commit: string };
  readonly round: NonNullable<Awaited<ReturnType<(typeof gameHandlers)['gameBet']>>['round']>;
}

const START_COIN = 100_000_000;

/** Opens a game and spins until the database is gone; returns the answered rounds and the last request. */
async function openSpinner(sql: Sql, platform: ReturnType<typeof createPlatform>) {
  const { context, clock } = platform;
  const player = await seedPlayer(context, { coin: START_COIN });
  const frame = await makeFrames(platform).openFrame(player);
  const answered: Answered[] = [];
  const state = { asked: null as Answered['body'] | null };
  const spinOnce = async () => {
    clock.at += 2_500;
    await sql`update sessions set last_act_at = ${clock.at} where player_id = ${player.id}`;
    const body = {
      requestId: newRequestId(),
      bet: { stake: 1000 },
      ...seedsOf(frame),
    };
    const request = await frameRequest(context, frame.gameToken);
    state.asked = body;
    const { round } = await gameHandlers.gameBet(body, request);
    if (round) answered.push({ body, round });
    state.asked = null;
  };
  return { player, gameToken: frame.gameToken, answered, state, spinOnce };
}

it('[C90] no acknowledged round is lost or repeated when the database is killed during a spin', async () => {
  const sql = database.open();
  await migrate(sql);
  await seedGames(sql);
  const platform = createPlatform(sql);
  const spinners = await Promise.all(Array.from({ length: 4 }, () => openSpinner(sql, platform)));
  const pid = await database.readPid(sql);

  const killed = Promise.allSettled(
    spinners.map(async ({ spinOnce, answered }) => {
      for (;;) {
        await spinOnce();
        if (answered.length === 25) process.kill(pid, 'SIGKILL');
      }
    }),
  );
  await killed;
  await database.restart(sql);

  const again = database.open();
  const restarted = createPlatform(again);
  restarted.clock.at = platform.clock.at;
  for (const { player, gameToken, answered, state } of spinners) {
    const request = await frameRequest(restarted.context, gameToken);
    for (const { body, round } of answered) {
      const repeated = await gameHandlers.gameBet(body, request);
      expect(repeated.round).toEqual(round);
    }
    // A request without an answer: its repeat either finds the round or makes it now, never a second one.
    restarted.clock.at += 2_500;
    const last = state.asked ? await gameHandlers.gameBet(state.asked, request) : null;
    const rounds = [...answered.map(({ round }) => round), ...(last?.round ? [last.round] : [])];
    const kept = await again`select from rounds where player_id = ${player.id}`;
    expect(kept.count).toBe(rounds.length);
    const net = rounds.reduce((sum, { win, stake }) => sum + win - stake, 0);
    expect((await readWallet(again, player.id)).coin).toBe(START_COIN + net);
  }
  expect((await auditLedger(again)).isSound).toBe(true);
  await again.end({ timeout: 5 });
}, 60_000);
