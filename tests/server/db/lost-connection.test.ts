import postgres from 'postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionOptions } from '../../../server/db/connection.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { useDatabase } from '../support/database.ts';

// The published driver ends the process, never reconnects, or runs the rest of a lost transaction inside
// another player's transaction; patches/ has the corrections, and these tests fail without them.
const database = useDatabase();
/** Not the product's pool, which rejects calls from inside a transaction. */
const killer = postgres({ ...connectionOptions(database.url), max: 1 });
const CLOSED = { code: 'CONNECTION_CLOSED' };
/** Of a query that was written before the driver had read that the other side is gone: the system says so then. */
const JUST_CLOSED = { code: expect.stringMatching(/^(?:CONNECTION_CLOSED|EPIPE|ECONNRESET)$/) };
let pool: Sql;

beforeEach(async () => {
  // One connection, so that the next query must use the very one that was lost.
  pool = openDatabase(database.url, { max: 1 });
  await database.sql`create table if not exists lost_connection (who text not null)`;
  await database.sql`delete from lost_connection`;
});
afterEach(() => pool.end({ timeout: 2 }));
afterAll(() => killer.end());

async function killBackend(pid: number): Promise<void> {
  await killer`select pg_terminate_backend(${pid}, 5000)`;
}

/** Resolves once the query is running, so that its backend is killed in the middle of it. */
const sleepBegins = (pid: number) =>
  expect
    .poll(async () => {
      const [row] = await killer<{ query: string }[]>`
        select query from pg_stat_activity where pid = ${pid} and state = 'active'`;
      return row?.query;
    })
    .toContain('pg_sleep');

const backendOf = async (db: Pick<Sql, 'unsafe'>): Promise<number> =>
  Number((await db.unsafe('select pg_backend_pid() as pid'))[0]?.pid);

const written = async () => (await database.sql`select who from lost_connection`).map((row) => row.who);

describe('connection closed by the database', () => {
  it('connection lost between queries rejects the rest of its transaction, and the next transaction succeeds', async () => {
    const answers: unknown[] = [];
    const lost = pool.begin(async (tx) => {
      await tx`insert into lost_connection values ('before')`;
      await killBackend(await backendOf(tx));
      for (let i = 0; i < 3; i++) answers.push(await tx`select 1`.catch((error: unknown) => error));
    });
    await expect(lost).rejects.toMatchObject(CLOSED);
    await expect.poll(() => answers.length).toBe(3);
    expect(answers).toEqual([
      expect.objectContaining(JUST_CLOSED),
      expect.objectContaining(CLOSED),
      expect.objectContaining(CLOSED),
    ]);
    await pool.begin((tx) => tx`insert into lost_connection values ('after')`);
    expect(await written()).toEqual(['after']);
  });

  it('connection lost during a query rejects that query, and the next one gets its own answer', async () => {
    const pid = await backendOf(pool);
    const sleeping = pool.begin((tx) => tx`select pg_sleep(20)`);
    const outcome = expect(sleeping).rejects.toThrow(/terminating connection|CONNECTION_CLOSED/);
    await sleepBegins(pid);
    await killBackend(pid);
    await outcome;
    const [row] = await pool<{ two: number }[]>`select 2::int as two`;
    expect(row?.two).toBe(2);
  });

  it('lost transaction leaves nothing in the one that takes its connection over', async () => {
    let goOn = (): void => undefined;
    const isTaken = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let late: unknown;
    const lost = pool.begin(async (tx) => {
      await killBackend(await backendOf(tx));
      await isTaken;
      late = await tx`insert into lost_connection values ('lost')`.catch((error: unknown) => error);
    });
    await expect(lost).rejects.toMatchObject(CLOSED);
    await pool.begin(async (tx) => {
      await tx`insert into lost_connection values ('second')`;
      goOn();
      await expect.poll(() => late).toMatchObject(CLOSED);
      await tx`insert into lost_connection values ('third')`;
    });
    expect(await written()).toEqual(['second', 'third']);
  });

  it('lost reserved connection rejects each further query and returns to the pool', async () => {
    const held = await pool.reserve();
    await killBackend(await backendOf(held));
    for (const error of [JUST_CLOSED, CLOSED, CLOSED])
      await expect(held`select 1`).rejects.toMatchObject(error);
    held.release();
    const again = await pool.reserve();
    const [row] = await again<{ two: number }[]>`select 2::int as two`;
    again.release();
    expect(row?.two).toBe(2);
  });

  it('lost connection does not prevent the pool from ending', async () => {
    const pid = await backendOf(pool);
    const lost = pool.begin((tx) => tx`select pg_sleep(20)`).catch((error: unknown) => error);
    await sleepBegins(pid);
    const ending = pool.end();
    await killBackend(pid);
    await ending;
    expect(await lost).toBeInstanceOf(Error);
  });
});
