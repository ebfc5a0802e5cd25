import fs from 'node:fs';
import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';

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
  'wallet',
];

/** Methods of a handle that take a statement as plain text. */
const TEXT_CALLS = ['unsafe', 'file'];

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Name of a called function: its own, or the last part of a path like `context.sql`. */
function nameOf({ type, value, property }: Node): string {
  if (type === 'MemberExpression' && isNode(property)) return nameOf(property);
  return type === 'Identifier' ? String(value) : '';
}

/** A tagged template is SQL, whatever the handle's name: no other function here is called so. */
function isStatement({ type, tag, callee }: Node): boolean {
  if (type === 'TaggedTemplateExpression' && isNode(tag)) return nameOf(tag) !== 'raw';
  return type === 'CallExpression' && isNode(callee) && TEXT_CALLS.includes(nameOf(callee));
}

const holdsStatement = (node: Node): boolean =>
  isStatement(node) || Object.values(node).some((value) => isNode(value) && holdsStatement(value));

const queriesDatabase = (source: string): boolean =>
  holdsStatement(parseSync(source, { syntax: 'typescript' }) as unknown as Node);

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
