import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { maintenanceConfig } from '../../../server/config/platform-config.ts';
import { readConfig, writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { themeConfig } from '../../../server/config/public/market-config.ts';
import { migrate, readMigrations } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { seedPlatform } from '../../../server/modules.ts';
import { useDatabase } from '../support/database.ts';
import { copySchemaFolder } from './support/schema-folder.ts';

const database = useDatabase();
const folder = copySchemaFolder();
const migrationFile = (name: string) => join(folder, 'migrations', name);
afterAll(() => rmSync(folder, { recursive: true }));

describe('migrations', () => {
  it('migrations have been applied, each once, and are not applied again', async () => {
    const rows = await database.sql`select name from schema_migrations order by name`;
    expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
    expect(await migrate(database.sql)).toEqual({ migrations: [], definitions: 'current' });
  });

  it('migrations are applied once by processes that start together', async () => {
    writeFileSync(migrationFile('9001-first.sql'), 'create table made_once (id integer);');
    const others = [1, 2, 3].map(() => openDatabase(database.url, { max: 1 }));
    const applied = await Promise.all(others.map((sql) => migrate(sql, folder)));
    await Promise.all(others.map((sql) => sql.end()));
    expect(applied.flatMap(({ migrations }) => migrations)).toEqual(['9001-first.sql']);
  });

  it('migration that fails half-way leaves nothing behind, of those before it neither', async () => {
    writeFileSync(migrationFile('9002-whole.sql'), 'create table whole (id integer);');
    writeFileSync(migrationFile('9003-broken.sql'), 'create table half (id integer); select nonsense;');
    await expect(migrate(database.sql, folder)).rejects.toThrow('nonsense');
    expect(await database.sql`select from pg_tables where tablename in ('whole', 'half')`).toHaveLength(0);
    rmSync(migrationFile('9002-whole.sql'));
    rmSync(migrationFile('9003-broken.sql'));
  });

  it('migration that was changed after it was applied is rejected', async () => {
    writeFileSync(migrationFile('9001-first.sql'), 'create table made_twice (id integer);');
    await expect(migrate(database.sql, folder)).rejects.toThrow('9001-first.sql was changed');
  });
});

describe('seed data of the platform', () => {
  it('seed can run again and keeps what the operator changed', async () => {
    await seedPlatform(database.sql, 1_800_000_000_000);
    await writeConfig(database.sql, themeConfig, 'night', 1_800_000_000_000);
    await database.sql`update activities set is_on = false where id = 47`;
    await database.sql`update games set status_override = 2, name = 'old' where slug = 'royal-sevens'`;
    await seedPlatform(database.sql, 1_900_000_000_000);
    expect(await readConfig(database.sql, themeConfig)).toBe('night');
    const [activity] = await database.sql`select is_on from activities where id = 47`;
    expect(activity?.isOn).toBe(false);
    const [game] = await database.sql`select name, status_override from games where slug = 'royal-sevens'`;
    expect(game).toEqual({ name: 'Royal Sevens', statusOverride: 2 });
  });

  it('config row that was broken by hand is named as unusable', async () => {
    await database.sql`update config set value = '{"status": "open"}' where key = 'maintenance'`;
    await expect(readConfig(database.sql, maintenanceConfig)).rejects.toThrow(
      'config maintenance cannot be used at "status"',
    );
  });
});

describe('value from the database', () => {
  it('whole numbers and moments are read as numbers, days as text, and an unsafe number is an error', async () => {
    const [row] = await database.sql`
      select 9007199254740991::bigint as most, '2027-03-10T04:00:00.123Z'::timestamptz as at, '2027-03-10'::date as day`;
    expect(row).toEqual({
      most: Number.MAX_SAFE_INTEGER,
      at: Date.UTC(2027, 2, 10, 4, 0, 0, 123),
      day: '2027-03-10',
    });
    await expect(database.sql`select 9007199254740993::bigint as more`).rejects.toThrow(RangeError);
    const [back] = await database.sql`select ${Date.UTC(2027, 0, 1)}::timestamptz as at`;
    expect(back?.at).toBe(Date.UTC(2027, 0, 1));
  });
});
