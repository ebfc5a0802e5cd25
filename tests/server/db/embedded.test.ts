import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionOptions } from '../../../server/db/connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/db/embedded.ts';
import { makeDataDirInMemory } from '../../temp-data-dir.ts';

const folders: string[] = [];
const started: EmbeddedDatabase[] = [];

function makeFolder(): string {
  const folder = makeDataDirInMemory();
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(folder);
  started.push(database);
  return database;
}

async function query<T>(database: EmbeddedDatabase, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres({ ...connectionOptions(database.url), onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

const readPid = (folder: string) =>
  Number(fs.readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

afterEach(async () => {
  for (const database of started.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('packaged PostgreSQL', () => {
  it('database keeps its data through a stop and a restart', async () => {
    const folder = makeFolder();
    const first = await start(folder);
    await query(first, (sql) => sql`create table kept as select 7 as value`);
    await first.stop();
    const rows = await query(await start(folder), (sql) => sql`select value from kept`);
    expect(rows[0]).toEqual({ value: 7 });
  });

  it('database keeps acknowledged data when it is killed, and restarts', async () => {
    const folder = makeFolder();
    const first = await start(folder);
    await query(first, (sql) => sql`create table kept as select 7 as value`);
    process.kill(readPid(folder), 'SIGKILL');
    await first.ended;
    const rows = await query(await start(folder), (sql) => sql`select value from kept`);
    expect(rows[0]).toEqual({ value: 7 });
  });

  it('second start on the same data folder is rejected in one line', async () => {
    const folder = makeFolder();
    await start(folder);
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
      new RegExp(`^Already running on ${folder} \\(process ${process.pid}\\): [^\\n]+$`),
    );
  });

  it('start takes over from one that was killed, and ends the database that it left', async () => {
    const folder = makeFolder();
    const script = `
      import { startEmbeddedDatabase } from '${path.resolve('server/db/embedded.ts')}';
      await startEmbeddedDatabase('${folder}');
      console.log('ready');
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    const orphan = readPid(folder);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const rows = await query(await start(folder), (sql) => sql`select 1 as alive`);
    expect(rows).toHaveLength(1);
    expect(readPid(folder)).not.toBe(orphan);
  });

  it('database listens on no port, and no other user can access its data', async () => {
    const folder = makeFolder();
    const database = await start(folder);
    const [row] = await query(
      database,
      (sql) => sql`select current_setting('listen_addresses') as addresses`,
    );
    expect(row).toEqual({ addresses: '' });
    expect(fs.statSync(path.join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('fsync and synchronous_commit are on', async () => {
    const database = await start(makeFolder());
    const [row] = await query(
      database,
      (sql) => sql`select current_setting('fsync') || current_setting('synchronous_commit') as safe`,
    );
    expect(row).toEqual({ safe: 'onon' });
  });

  it('data folder that cannot be made is reported in one line', async () => {
    const file = path.join(makeFolder(), 'a-file');
    fs.writeFileSync(file, '');
    await expect(startEmbeddedDatabase(path.join(file, 'data'))).rejects.toThrow(
      /cannot be written: [^\n]+$/,
    );
  });

  it.skipIf(process.getuid?.() !== 0)('data folder of another user is rejected', async () => {
    const folder = makeFolder();
    await (await start(folder)).stop();
    started.length = 0;
    fs.chownSync(path.join(folder, 'postgres'), 12345, 12345);
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(/belongs to another user \(uid 12345\)/);
  });
});
