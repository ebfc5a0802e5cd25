import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const page = fs.readFileSync('docs/rules.md', 'utf8');
const ids = new Set(
  [...fs.readFileSync('docs/checklist.md', 'utf8').matchAll(/^- \[.\] ([A-Z]\d+) /gm)].map(([, id]) => id),
);

const ROW =
  /^\| (?<id>[A-Z]\d+) \| (?<rule>[^|]*\d[^|]*\.) \| `(?<file>[^`]+)` \| `(?<name>\w+)` \| (?:(?<note>\d+) )?\|$/;
const lines = page.split('\n').filter((line) => /^\| [A-Z]\d/.test(line));
const rows = lines.map((line) => {
  const { id = '', file = '', name = '', note } = ROW.exec(line)?.groups ?? {};
  return { line, id, file, name, note };
});

const sources = ['server', 'contract', 'maths', 'games', 'src'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(?:tsx?|sql)$/.test(file) && !/db\/(?:migrations\/|schema\.sql)/.test(file)),
);
const textOf = new Map(sources.map((file) => [file, fs.readFileSync(file, 'utf8')]));

/** Without what only mentions a name. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, '');

const defines = (file: string, name: string): boolean =>
  (file.endsWith('.sql')
    ? new RegExp(`^create or replace function ${name}\\(`, 'm')
    : new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm')
  ).test(textOf.get(file) ?? '');

const isUsedElsewhere = (file: string, name: string): boolean =>
  [...textOf].some(([other, text]) => other !== file && new RegExp(`\\b${name}\\b`).test(codeOf(text)));

describe('table of rules', () => {
  it('table has thirty rows, each with a figure, a file and a name', () => {
    expect(lines.filter((line) => !ROW.test(line))).toEqual([]);
    expect(rows).toHaveLength(30);
  });

  it('every id of the page is in the checklist', () => {
    const named = [...page.matchAll(/\b[A-Z]\d\d\b/g)].map(([id]) => id);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('every fourth id that the sample is drawn from has a row', () => {
    const [, list = ''] = page.split('## What the sample is drawn from\n');
    const drawn = list
      .trim()
      .split(/\s+/)
      .filter((_, index) => index % 4 === 0);
    const inTable = new Set(rows.map(({ id }) => id));
    expect(drawn.filter((id) => !inTable.has(id))).toEqual([]);
  });

  it.each(rows)('$id: $name is defined in its file and used in another', ({ file, name }) => {
    expect(defines(file, name)).toBe(true);
    expect(isUsedElsewhere(file, name)).toBe(true);
  });

  it('every note that a row refers to exists, and each is referred to', () => {
    const [, notes = ''] = page.split('## Written in a second place\n');
    const written = [...notes.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
    expect(rows.flatMap(({ note }) => note ?? [])).toEqual(written);
  });

  it('name that nothing defines is found', () => {
    expect(defines('contract/money.ts', 'pesos')).toBe(false);
    expect(defines('server/db/functions/admit_bet.sql', 'stake_refusal')).toBe(false);
    expect(isUsedElsewhere('contract/money.ts', 'nameOfNothing')).toBe(false);
  });
});
