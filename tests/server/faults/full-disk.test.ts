import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../../server/auth/public/passwords.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { readWallet } from '../../../server/ledger/read-balance.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { PIN } from '../wallet/withdraw-platform.ts';

const COIN = 10_000_000;
const AMOUNT = 10_000;
const SIZE_MB = 140;

const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const isMounted =
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]).status === 0;
const filler = join(folder, 'filler');

let database: EmbeddedDatabase;
let sql: Sql;
let app: TestApp;
let hasEnded = false;
/** Log lines of the server. */
const said: string[] = [];

/** A platform on the current disk, also after a restart. */
async function open(): Promise<void> {
  database = await startEmbeddedDatabase(join(folder, 'data'), {
    settings: { max_wal_size: '32MB', min_wal_size: '32MB', wal_recycle: 'off' },
  });
  hasEnded = false;
  void database.ended.then(() => {
    hasEnded = true;
  });
  sql = openDatabase(database.url, { max: 4 });
  await migrate(sql);
  const log = pino({ level: 'error' }, { write: (line: string) => said.push(line) });
  app = await startApp({ sql, url: database.url, connections: 4 }, { log });
}

async function close(): Promise<void> {
  await app.stop();
  await sql.end({ timeout: 1 });
  await database.stop();
}

beforeAll(async () => {
  if (isMounted) await open();
}, 60_000);
afterAll(async () => {
  if (isMounted) {
    await close();
    execFileSync('umount', ['-l', folder]);
  }
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Move {
  readonly requestId: string;
  readonly direction: 'in' | 'out';
}

const ask = (player: TestPlayer, move: Move) =>
  app.call('moveSafebox', { ...move, amount: AMOUNT, password: PIN }, player.sessionId);

/** Fills the remaining space, and what the database has reserved. */
async function fill(): Promise<void> {
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
  await sql`create table waste as select repeat('x', 1000) from generate_series(1, 100000)`.catch(() => null);
}

/** Repeats until there is an answer; a database that has ended meanwhile is restarted as `npm start` would. */
async function insist(player: TestPlayer, move: Move): Promise<number> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(200)) {
    if (hasEnded) {
      await close();
      await open();
    }
    const { status, code } = await ask(player, move);
    if (status === 200) return code;
  }
  throw new Error('the platform did not come back');
}

it.skipIf(!isMounted)(
  '[C90] full disk is answered as an error, leaves nothing half written, and the platform continues once there is space (as root only: it takes a small disk in memory)',
  async () => {
    const player = await seedPlayer(app.context, { coin: COIN });
    await sql`
      insert into safebox_credentials (player_id, password_hash, changed_at)
      values (${player.id}, ${await hashPassword(PIN)}, ${app.clock.now()})`;
    await fill();
    const asked: Move[] = [];
    let isRejected = false;
    while (!isRejected && asked.length < 500) {
      const move: Move = { requestId: randomUUID(), direction: asked.length % 2 === 0 ? 'in' : 'out' };
      asked.push(move);
      const { status, code, msg } = await ask(player, move);
      isRejected = status !== 200;
      if (isRejected) expect([status, code, msg]).toEqual([500, 500, 'Something went wrong on our side.']);
      else expect(code).toBe(0);
    }
    expect(isRejected).toBe(true);
    expect(said.at(-1)).toMatch(/No space left on device|CONNECTION_/);

    rmSync(filler);
    for (const move of asked) expect(await insist(player, move)).toBe(0);
    const [moves] = await sql`
      select count(*)::int as all from journals where player_id = ${player.id} and kind like 'safebox%'`;
    expect(moves?.all).toBe(asked.length);
    const inside = asked.length % 2 === 0 ? 0 : AMOUNT;
    expect(await readWallet(sql, player.id)).toMatchObject({ coin: COIN - inside, safebox: inside });
    expect((await auditLedger(sql)).isSound).toBe(true);
  },
  120_000,
);
