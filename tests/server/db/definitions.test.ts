import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseStartError } from '../../../server/db/database-start-error.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { findFreePorts } from '../../e2e/support/product.ts';
import { TEST_SEAL_KEY } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { copySchemaFolder, nameVersion } from './support/schema-folder.ts';

const database = useDatabase();
let folder = '';
/** Only ever greater, as in releases. */
let version = 1000;

beforeEach(() => {
  folder = copySchemaFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const functionFile = (name: string) => join(folder, 'functions', `${name}.sql`);

/** A function of the tests, in the form of its file. */
function writeFunction(name: string, body: string, { file = name, head = `${name}() returns text` } = {}) {
  writeFileSync(
    functionFile(file),
    `create or replace function ${head} language sql as $$\n  ${body};\n$$;\n\ncomment on function ${name} is\n  'For a test.';\n`,
  );
}

async function startWithNextVersion() {
  await nameVersion(folder, ++version);
  return migrate(database.sql, folder);
}

/** What a start could have changed. */
function readState() {
  return database.sql`
    select (select jsonb_agg(name order by name) from schema_migrations) as migrations,
      (select jsonb_agg(to_jsonb(held)) from schema_definitions as held) as definitions,
      (select jsonb_object_agg(oid::regprocedure, md5(pg_get_functiondef(oid)))
        from pg_proc where pronamespace = 'public'::regnamespace) as functions`;
}

/** The start with the files of `folder` ends in one line, has changed nothing, and the next one succeeds. */
async function expectRefusal(line: string) {
  writeFileSync(join(folder, 'migrations/9100-with-it.sql'), 'create table with_it (id integer);');
  const before = await readState();
  const failure = await migrate(database.sql, folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseStartError);
  expect((failure as Error).message).toContain(line);
  expect((failure as Error).message).not.toContain('\n');
  expect(await readState()).toEqual(before);
  rmSync(folder, { recursive: true });
  folder = copySchemaFolder();
  expect(await startWithNextVersion()).toEqual({ migrations: [], definitions: 'applied' });
}

describe('functions', () => {
  it('functions of a fresh database are those that have a file, and no others', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
    const files = readdirSync('server/db/functions').map((name) => name.replace('.sql', ''));
    expect(rows.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it('changed function is applied with a new version, and once', async () => {
    writeFunction('ledger_unit', "select 'shells'", { head: 'ledger_unit(account text) returns text' });
    expect(await startWithNextVersion()).toEqual({ migrations: [], definitions: 'applied' });
    expect(await migrate(database.sql, folder)).toEqual({ migrations: [], definitions: 'current' });
    expect(await database.sql`select ledger_unit('player:coin') as unit`).toEqual([{ unit: 'shells' }]);
    const [row] = await database.sql`select obj_description('ledger_unit'::regproc) as comment`;
    expect(row?.comment).toBe('For a test.');
  });

  it('function may call one whose file comes later, and a migration may need none of them', async () => {
    writeFunction('a_first', 'select z_last()');
    writeFunction('z_last', "select 'found'");
    writeFileSync(join(folder, 'migrations/9101-table.sql'), 'create table first_table (id integer);');
    expect((await startWithNextVersion()).migrations).toEqual(['9101-table.sql']);
    expect(await database.sql`select a_first()`).toEqual([{ aFirst: 'found' }]);
    await database.sql`drop function a_first(), z_last()`;
  });
});

describe('start with functions that cannot be applied', () => {
  it('function that does not compile stops the start', async () => {
    writeFunction('ledger_unit', 'select nonsense', { head: 'ledger_unit(account text) returns text' });
    await nameVersion(folder, ++version);
    await expectRefusal('functions/ledger_unit.sql: column "nonsense" does not exist');
  });

  it('function in plpgsql that does not compile stops the start', async () => {
    const file = functionFile('check_bet');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('\nend $$;', () => '\nend if; end $$;'),
    );
    await nameVersion(folder, ++version);
    await expectRefusal('functions/check_bet.sql: syntax error');
  });

  it('function that calls one without a file stops the start', async () => {
    writeFunction('a_first', 'select z_last()');
    await nameVersion(folder, ++version);
    await expectRefusal('functions/a_first.sql: function z_last() does not exist');
  });

  it('file with the name of another function stops the start', async () => {
    writeFunction('ledger_unit', "select ''", { file: 'ledger_units' });
    await expectRefusal(
      'functions/ledger_units.sql is about ledger_unit: a file has the name of its function.',
    );
  });

  it('second function or statement in a file stops the start', async () => {
    const file = functionFile('market_zone');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\ndrop table themes;\n`);
    await expectRefusal('functions/market_zone.sql is not one function');
  });

  it('file that is no function stops the start', async () => {
    writeFileSync(join(folder, 'functions/notes.txt'), 'to do');
    await expectRefusal('functions/notes.txt is not the file of a function.');
  });

  it('statement among the comments stops the start', async () => {
    writeFileSync(join(folder, 'comments.sql'), 'drop table themes;\n');
    await expectRefusal('comments.sql has something else than comments.');
  });

  it('changed arguments of a function stop the start', async () => {
    writeFunction('ledger_unit', "select ''", { head: 'ledger_unit(account text, more text) returns text' });
    await nameVersion(folder, ++version);
    await expectRefusal('functions/ledger_unit.sql: function name "ledger_unit" is not unique');
  });

  it('changed result of a function stops the start', async () => {
    writeFunction('ledger_unit', 'select 1', { head: 'ledger_unit(account text) returns integer' });
    await nameVersion(folder, ++version);
    await expectRefusal('functions/ledger_unit.sql: cannot change return type of existing function');
  });

  it('change without a new version stops the start', async () => {
    writeFunction('ledger_unit', "select ''", { head: 'ledger_unit(account text) returns text' });
    await expectRefusal('npm run schema gives them a new version');
  });

  it('version that this database has with other functions stops the start', async () => {
    await startWithNextVersion();
    writeFunction('ledger_unit', "select ''", { head: 'ledger_unit(account text) returns text' });
    await nameVersion(folder, version);
    await expectRefusal(`functions or comments of version ${version} were changed`);
  });
});

describe('processes of several versions', () => {
  it('processes that start together apply new functions once', async () => {
    writeFunction('ledger_unit', "select 'pearls'", { head: 'ledger_unit(account text) returns text' });
    await nameVersion(folder, ++version);
    const pools = [1, 2, 3].map(() => openDatabase(database.url, { max: 1 }));
    const outcomes = await Promise.all(pools.map((sql) => migrate(sql, folder)));
    await Promise.all(pools.map((sql) => sql.end()));
    expect(outcomes.map(({ definitions }) => definitions).sort()).toEqual(['applied', 'current', 'current']);
    expect(await database.sql`select ledger_unit('') as unit`).toEqual([{ unit: 'pearls' }]);
  });

  it('old and new process that start together leave the new functions', async () => {
    const old = copySchemaFolder();
    await nameVersion(old, ++version);
    writeFunction('ledger_unit', "select 'corals'", { head: 'ledger_unit(account text) returns text' });
    await nameVersion(folder, ++version);
    const pools = [old, folder, old, folder].map((from) => ({
      from,
      sql: openDatabase(database.url, { max: 1 }),
    }));
    await Promise.all(pools.map(({ sql, from }) => migrate(sql, from)));
    await Promise.all(pools.map(({ sql }) => sql.end()));
    rmSync(old, { recursive: true });
    expect(await database.sql`select ledger_unit('') as unit`).toEqual([{ unit: 'corals' }]);
  });

  it('old process restarted beside a new one says once that the functions are newer, and serves', async () => {
    await database.sql`update schema_definitions set version = ${++version}, hash = 'newer'`;
    const before = await readState();
    const { lines, status } = await runServer(database.url, '"msg":"listening"');
    expect(
      lines.filter((line) => line.includes('functions of the database are of a newer version')),
    ).toHaveLength(1);
    expect(status).toBe(0);
    expect(await readState()).toEqual(before);
  }, 120_000);

  it('user without the right to create gets one line, changes nothing, and is not restarted', async () => {
    await database.sql`update schema_definitions set version = 0, hash = ''`;
    const role = `reader_${process.pid}`;
    await database.sql.unsafe(`create role ${role} login`);
    const before = await readState();
    const url = new URL(database.url);
    url.username = role;
    const { lines, errors, status } = await runServer(url.href);
    expect(lines).toEqual([]);
    expect(errors).toBe(
      "DatabaseStartError: The database's user may not change the schema (permission denied for schema public).\n",
    );
    expect(status).toBe(78);
    expect(await readState()).toEqual(before);
    await database.sql.unsafe(`drop role ${role}`);
    expect(await migrate(database.sql)).toEqual({ migrations: [], definitions: 'applied' });
  }, 120_000);
});

/** Runs the server's own program to its end, which comes once it has said `until` and is ready. */
async function runServer(databaseUrl: string, until?: string) {
  const port = await findFreePorts();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SEAL_KEYS: TEST_SEAL_KEY,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      GAMES_ORIGIN: `http://127.0.0.1:${port + 1}`,
    },
  });
  const stopReady = async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    server.kill('SIGTERM');
  };
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (more: string) => {
    said += more;
    if (until && more.includes(until)) void stopReady();
  });
  const [errors, [status]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return { lines: said.split('\n').filter(Boolean), errors, status };
}
