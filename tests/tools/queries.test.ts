import fs from 'node:fs';
import { expect, it } from 'vitest';

/** Domains whose SQL lies in their `*-queries.ts` alone. A domain joins when its last statement has moved. */
const DONE = ['activities', 'profile'];

/** A template that the database is asked with, whatever its handle is called. */
const STATEMENT = /(?<!`)\b(?:sql|tx|db)(?:<[^`]*>)?`/;

const sourcesOf = (domain: string): string[] =>
  fs
    .readdirSync(`server/${domain}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/${domain}/${file}`);

const asksDatabase = (file: string): boolean => STATEMENT.test(fs.readFileSync(file, 'utf8'));

it.each(DONE)('%s asks the database only in its query files', (domain) => {
  const asking = sourcesOf(domain).filter(asksDatabase);
  expect(asking.filter((file) => !file.endsWith('-queries.ts'))).toEqual([]);
  expect(asking.length).toBeGreaterThan(0);
});

it('a statement is recognised by any handle, with and without the type of its rows', () => {
  for (const text of ['await tx`select 1`', 'db<Row[]>`select 1`', 'context.sql<\n  { a: 1; b: 2 }[]\n>`x`'])
    expect(text).toMatch(STATEMENT);
  expect('const text = `sql`').not.toMatch(STATEMENT);
});
