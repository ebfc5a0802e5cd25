import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRemoteSession } from '../../../../server/games/remote-rounds/remote-sessions.ts';
import { readBalance } from '../../../../server/ledger/read-balance.ts';
import { conformWallet } from '../../../../tools/conform/conform-wallet.ts';
import { seedOpenGame, seedPlayer, type TestPlayer } from '../../games/platform.ts';
import { useDatabase } from '../../support/database.ts';
import { useApp } from '../../support/use-app.ts';
import { startPacer } from './pacer.ts';
import { AGGREGATORS } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'conform-'));
const keyFile = path.join(folder, 'aggregator.pem');
/** Cents. */
const COIN = 100_000;
let pacer: Awaited<ReturnType<typeof startPacer>>;

beforeAll(async () => {
  pacer = await startPacer(app.url, app.clock);
  fs.writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await seedOpenGame(sql, 200_001, 'far-reels');
  await sql`insert into remote_games (aggregator, code, game_id) values ('hub', 'hub_reels', 200001)`;
  const [hub] = AGGREGATORS;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const aggregators = [{ ...hub, publicKeys: [{ id: 'own', pem }], addresses: ['127.0.0.1'] }];
  await sql`update config set value = ${sql.json(aggregators)} where key = 'aggregators'`;
});
afterAll(() => {
  pacer.stop();
  fs.rmSync(folder, { recursive: true });
});

async function launch(): Promise<{ player: TestPlayer; user: string; token: string }> {
  const player = await seedPlayer(app.context, { coin: COIN });
  const { id: playerId, sessionId } = player;
  const opening = { playerId, sessionId, gameId: 200_001, activityId: null, aggregator: 'hub' };
  const { token, pseudonym: user } = await openRemoteSession(app.context, opening);
  return { player, user, token };
}

describe('our wallet and the conformance of wallets', () => {
  it('every case passes over HTTP, and no money is left in a round', async () => {
    const { player, user, token } = await launch();
    const results = await conformWallet({
      walletUrl: `${pacer.url}/remote/hub`,
      privateKey,
      user,
      token,
      game: 'hub_reels',
      currency: 'PHP',
      bet: 100,
    });
    expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    expect(results.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(35);
    expect(await readBalance(sql, player.id, 'inRounds')).toBe(0);
  }, 120_000);

  it('command prints its report with status 0', async () => {
    const { user, token } = await launch();
    const { promise, resolve } = Promise.withResolvers<{ status: number; out: string }>();
    const args = ['--aggregator-key', keyFile, '--user', user, '--token', token, '--game', 'hub_reels'];
    execFile(
      process.execPath,
      [
        'tools/studio.ts',
        'conform',
        `${pacer.url}/remote/hub`,
        ...args,
        '--currency',
        'PHP',
        '--bet',
        '250',
        '--largest',
        '1000',
      ],
      (error, out) => resolve({ status: Number(error?.code ?? 0), out }),
    );
    const { status, out } = await promise;
    expect(out).toMatch(/^passed +repeated bet takes one stake: RS_OK twice; -250 cents$/m);
    expect(out.trim().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed, 3 not run$/);
    expect(status).toBe(0);
  }, 120_000);
});
