import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listStatements } from '../../tools/sql-statements.ts';

/** Domains whose SQL is in their `*-queries.ts` files alone. A domain is added when its last statement has moved. */
const DONE = [
  'activities',
  'audit',
  'auth',
  'config',
  'event-log',
  'risk-alerts',
  'games',
  'jackpot',
  'kyc',
  'mail',
  'profile',
  'protection',
  'rewards',
  'rights',
  'studios',
  'wallet',
];

const queriesDatabase = (source: string): boolean => listStatements(source).length > 0;

const sourcesOf = (domain: string): string[] =>
  fs
    .readdirSync(`server/${domain}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/${domain}/${file}`);

it.each(DONE)('server domain %s queries the database only in its query files', (domain) => {
  const asking = sourcesOf(domain).filter((file) => queriesDatabase(fs.readFileSync(file, 'utf8')));
  expect(asking.filter((file) => !file.endsWith('-queries.ts'))).toEqual([]);
  expect(asking.length).toBeGreaterThan(0);
});

describe('recognition of SQL statements', () => {
  it.each([
    'await tx`select 1`',
    'db<Row[]>`select 1`',
    'context.sql<\n  { a: 1; b: Map<string, 1> }[]\n>`x`',
    'const read = (tx: Db) => ({ part: tx`and id = 1` });',
    'transaction`select 1`',
    '(await server.pool)`select 1`',
    'tx.unsafe(text)',
    'work.sql.file(path)',
  ])('source is a statement: %s', (source) => {
    expect(queriesDatabase(source)).toBe(true);
  });

  it.each(['const text = `sql`', '// db`x`', 'String.raw`x`', 'const text = `tx` + "`";', 'tx(rows)'])(
    'source is not a statement: %s',
    (source) => {
      expect(queriesDatabase(source)).toBe(false);
    },
  );
});
