import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { insertMissingChances } from '../../../server/jackpot/draw-chance-queries.ts';
import { jackpotHandlers } from '../../../server/jackpot/jackpot-handlers.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { seedPlatform } from '../../../server/modules.ts';
import { listedRegisters } from '../../../server/protection/public/listed-registers.ts';
import { createPlatform, requestOf, seedPlayer, type TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useKillableDatabase } from '../support/killable-database.ts';
import { DAY_MS, dayOf, JACKPOT_CELL, rig } from './draw-platform.ts';

const database = useKillableDatabase();

function openPlatform(sql: Sql) {
  const platform = createPlatform(sql);
  return { ...platform, context: { ...platform.context, registers: listedRegisters(sql) } };
}

type Platform = ReturnType<typeof openPlatform>;
type Body = Parameters<(typeof jackpotHandlers)['receiveDrawChance']>[0];
type Drawn = Awaited<ReturnType<(typeof jackpotHandlers)['receiveDrawChance']>>;

const draw = (platform: Platform, player: TestPlayer, body: Body) =>
  jackpotHandlers.receiveDrawChance(body, requestOf(platform.context, player));

async function bodyFor(platform: Platform, player: TestPlayer): Promise<Body> {
  const info = await jackpotHandlers.getJackpotDrawInfo({}, requestOf(platform.context, player));
  return { requestId: randomUUID(), clientSeed: 'kill-seed', commit: info.draw.commit ?? '' };
}

it('[T09] [C74] no chance is lost or drawn twice when the database is killed during a draw', async () => {
  const sql = database.open();
  await migrate(sql);
  const platform = openPlatform(sql);
  await seedPlatform(sql, platform.clock.at);
  // Every draw wins the smallest pool, so that each makes all the changes that a draw can.
  await rig(sql, JACKPOT_CELL, 'mini');
  const players = await Promise.all(Array.from({ length: 4 }, () => seedPlayer(platform.context)));
  const answered = players.map((): { body: Body; drawn: Drawn }[] => []);
  const asked: (Body | null)[] = players.map(() => null);
  const pid = await database.readPid(sql);

  const dayLater = async () => {
    platform.clock.at += DAY_MS;
    const day = dayOf(platform.clock.at);
    await Promise.all(players.map(({ id }) => insertMissingChances(sql, id, [day], platform.clock.at)));
  };
  const drawAll = () =>
    Promise.allSettled(
      players.map(async (player, index) => {
        const body = await bodyFor(platform, player);
        asked[index] = body;
        // Kills when the second player is answered: the other draws are still in progress.
        answered[index]?.push({ body, drawn: await draw(platform, player, body) });
        asked[index] = null;
        if (index === 1 && answered[index]?.length === 8) process.kill(pid, 'SIGKILL');
      }),
    );
  for (let day = 0; day < 8; day += 1) {
    await dayLater();
    await drawAll();
  }
  await database.restart(sql);

  const again = database.open();
  const restarted = openPlatform(again);
  restarted.clock.at = platform.clock.at;
  for (const [index, player] of players.entries()) {
    const kept = answered[index] ?? [];
    for (const { body, drawn } of kept) expect(await draw(restarted, player, body)).toEqual(drawn);
    const body = asked[index] ?? (kept.length === 8 ? null : await bodyFor(restarted, player));
    const last = body && (await draw(restarted, player, body));
    const draws = [...kept.map(({ drawn }) => drawn), ...(last ? [last] : [])];
    const rows = await again<{ id: string }[]>`select id from jackpot_draws where player_id = ${player.id}`;
    expect(rows.map(({ id }) => id).sort()).toEqual(draws.map(({ id }) => id).sort());
    expect(rows).toHaveLength(8);
    const won = draws.reduce((sum, { bonus }) => sum + bonus, 0);
    expect(await readBalance(again, player.id, 'coin')).toBe(won);
  }
  expect((await auditLedger(again)).isSound).toBe(true);
  await again.end({ timeout: 5 });
}, 120_000);
