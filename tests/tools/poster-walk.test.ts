import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TITLE = '## From config to a drawn poster';
const [, section = ''] = fs.readFileSync('docs/architecture.md', 'utf8').split(`${TITLE}\n`);
const [text = ''] = section.split('\n## ');

const ROW = /^(?<number>\d+)\. `(?<file>[^`]+)`(?: \((?<join>imports|imported by) (?<other>\d+)\))?: \S/;
const rows = text
  .split('\n')
  .filter((line) => /^\d+\. /.test(line))
  .map((line) => {
    const { number, file = '', join, other } = ROW.exec(line)?.groups ?? {};
    return { line, number: Number(number), file, join, other: Number(other) };
  });

const importsOf = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^;]*?from '(\.{1,2}\/[^']+)';/gm)].map(
    ([, name = '']) => path.join(path.dirname(file), name),
  );

describe('walk from the config to a drawn poster', () => {
  it('walk has at most 12 files, numbered from 1', () => {
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.length).toBeLessThanOrEqual(12);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  it('walk begins on the server and ends in the scene', () => {
    expect(rows.at(0)?.file).toMatch(/^server\//);
    expect(rows.at(-1)?.file).toMatch(/^scenes\/lobby\//);
  });

  it('every path that the walk names exists', () => {
    const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThanOrEqual(rows.length);
    expect(named.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it.each(rows.slice(1))(
    '$file is joined by an import to a file before it',
    ({ number, file, join, other }) => {
      const before = rows[other - 1]?.file ?? '';
      expect(other).toBeLessThan(number);
      if (join === 'imports') expect(importsOf(file)).toContain(before);
      else expect(importsOf(before)).toContain(file);
    },
  );
});
