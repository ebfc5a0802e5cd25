import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MaintenanceStatus } from '../../../../contract/ids.ts';
import { GAME_CYCLE_MS } from '../../../../contract/limits.ts';
import { openRemoteSession } from '../../../../server/games/remote-rounds/remote-sessions.ts';
import { readBalance } from '../../../../server/ledger/read-balance.ts';
import { newKeys } from '../../../tools/sandbox-aggregator/fake-wallet.ts';
import {
  launch,
  startAggregator,
  type TestAggregator,
} from '../../../tools/sandbox-aggregator/start-aggregator.ts';
import { seedOpenGame, seedPlayer } from '../../games/platform.ts';
import { useDatabase } from '../../support/database.ts';
import { useApp } from '../../support/use-app.ts';
import { AGGREGATORS } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const keys = newKeys();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aggregator-'));
const draws: number[] = [];
let aggregator: TestAggregator;

beforeAll(async () => {
  await seedOpenGame(sql, 200_001, 'copper-lantern');
  await sql`
    insert into remote_games (aggregator, code, game_id) values ('sandbox', 'hbw_copper_lantern', 200001)`;
  const pem = keys.publicKey.export({ type: 'spki', format: 'pem' });
  const own = { id: 'sandbox', publicKeys: [{ id: 'own', pem }], addresses: ['127.0.0.1'] };
  await sql`update config set value = ${sql.json([{ ...AGGREGATORS[0], ...own }])} where key = 'aggregators'`;
  aggregator = await startAggregator({
    folder,
    wallet: { keys },
    walletUrl: `${app.url}/remote/sandbox`,
    draws,
  });
});
afterAll(async () => {
  await aggregator.stop();
  fs.rmSync(folder, { recursive: true });
});

async function seat(coin = 100_000) {
  const player = await seedPlayer(app.context, { coin });
  const { token, pseudonym: user } = await openRemoteSession(app.context, {
    playerId: player.id,
    sessionId: player.sessionId,
    gameId: 200_001,
    activityId: null,
    aggregator: 'sandbox',
  });
  const { session } = await launch(aggregator, { user, token });
  const play = (fields: object) => {
    app.clock.advance(GAME_CYCLE_MS);
    return aggregator.play('round', { session, round: randomUUID(), ...fields });
  };
  return { player, user, session, play, coin: () => readBalance(sql, player.id, 'coin') };
}

const setMaintenance = (status: number) =>
  sql`update config set value = ${sql.json({ status, until: null })} where key = 'maintenance'`;

describe('sandbox’s aggregator and our wallet', () => {
  it('rounds are staked and paid in our ledger, and both sides list the same', async () => {
    const { player, user, session, play, coin } = await seat();
    expect(await aggregator.play('open', { session })).toMatchObject({ balance: 100_000, error: null });
    draws.push(0b110, 0b000);
    expect(await play({ pick: 2, stake: 1_000 })).toMatchObject({ payout: 2_560, balance: 101_560 });
    expect(await play({ pick: 2, stake: 500 })).toMatchObject({ payout: 0, balance: 101_060, isOver: true });
    expect(await coin()).toBe(101_060);
    expect(await readBalance(sql, player.id, 'inRounds')).toBe(0);
    const asked = {
      start_time: new Date(0).toISOString(),
      end_time: new Date(Date.now() + 1_000).toISOString(),
    };
    const { body } = await aggregator.operator('/transactions/list', asked);
    const own = body.filter((one: { user: string }) => one.user === user);
    expect(own.map((one: { kind: string; amount: number }) => [one.kind, one.amount])).toEqual([
      ['bet', 1_000_000],
      ['win', 2_560_000],
      ['bet', 500_000],
      ['win', 0],
    ]);
    const records = await sql`
      select stake, win from rounds where player_id = ${player.id} order by settled_at, id`;
    expect([...records]).toEqual([
      { stake: 1_000, win: 2_560 },
      { stake: 500, win: 0 },
    ]);
  });

  it('stake above the balance is refused with a sentence for the player', async () => {
    const { play, coin } = await seat(50);
    expect(await play({ pick: 1, stake: 100 })).toMatchObject({
      isOver: true,
      error: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 50,
    });
    expect(await coin()).toBe(50);
  });

  it('bet during maintenance is rolled back, and nothing is charged', async () => {
    const { play, coin } = await seat();
    await setMaintenance(MaintenanceStatus.closed);
    const view = await play({ pick: 1, stake: 100 });
    await setMaintenance(MaintenanceStatus.open);
    expect(view).toMatchObject({ isOver: true, combination: null, error: 'betReturned' });
    expect(await coin()).toBe(100_000);
  });
});
