// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of the planted statements are written as text.
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listStatements } from '../../tools/sql-statements.ts';
import { FUNCTION_OWNERS, TABLE_OWNERS } from '../../tools/table-owners.ts';
import { findTableBreach, listTableBreaches, listTableUses, unitOf } from '../../tools/tables.ts';

const SCHEMA = fs.readFileSync('server/db/schema.sql', 'utf8');
const namesIn = (pattern: RegExp): string[] =>
  [...SCHEMA.matchAll(pattern)].map(([, name = '']) => name).sort();
const owned = (owners: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(owners).flat().sort();

const breachesOf = (file: string, source: string): string[] =>
  listStatements(source)
    .flatMap(listTableUses)
    .map((use) => findTableBreach(unitOf(file), use))
    .filter((breach) => breach !== null);

it('every table and view of the schema has one owner', () => {
  expect(owned(TABLE_OWNERS)).toEqual(namesIn(/^create (?:unlogged )?(?:table|view) (\w+)/gm));
});

it('every function of the database has one owner', () => {
  const files = fs.readdirSync('server/db/functions').map((file) => file.replace('.sql', ''));
  expect(owned(FUNCTION_OWNERS)).toEqual(files.sort());
});

it('statements of the server write tables of their own domain and read no higher one', () => {
  expect(listTableBreaches()).toEqual([]);
});

describe('statements of protection', () => {
  it.each([
    ['tx`insert into players (id) values (${id})`', 'writes players of auth'],
    ['tx`update players set nickname = ${name} where id = ${id}`', 'writes players of auth'],
    ['tx`with named as (select 1) delete from sessions where id = ${id}`', 'writes sessions of auth'],
    ['tx`truncate rounds`', 'writes rounds of games'],
    ['db`select 1 from rounds left join deposits as paid on true`', 'reads deposits of wallet'],
    ['db`select 1 from rounds as played, lateral (select 1 from mails) as m`', 'reads mails of mail'],
    ['db`select 1 from games, deposits where true`', 'reads deposits of wallet'],
    ['db`select ${id} ${isAll ? db`union select id from bonuses` : db``}`', 'reads bonuses of rewards'],
    ['tx`delete from ${tx(table)}`', 'writes a table that no check knows'],
    ['db`select 1 from ${db(table)}`', 'reads a table that no check knows'],
  ])('%s is a breach: %s', (source, breach) => {
    expect(breachesOf('protection/a-queries.ts', source)).toEqual([breach]);
  });

  it.each([
    'tx`insert into player_limits (player_id) select id from players for update of players`',
    'tx`insert into player_limits (id) values (1) on conflict (id) do update set games = 1`',
    'db`select extract(epoch from ${db(column)}), deposits from sessions`',
    'db`select * from played_since(${id}, ${since})`',
  ])('%s is in order', (source) => {
    expect(breachesOf('protection/a-queries.ts', source)).toEqual([]);
  });
});

it('a call of a function of a higher rank is a breach', () => {
  expect(breachesOf('auth/a-queries.ts', 'db`select played_since(1, 2)`')).toEqual([
    'calls played_since of games',
  ]);
});
