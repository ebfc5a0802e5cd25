import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'docs', 'security');
const STATES = ['met', 'part', 'not', 'operator', 'none'] as const;

/** Number of items of level 1 and 2 in the standard's sections; the first one of each is number 1. */
const SECTIONS = `
1.1:0+2 1.2:5+4 1.3:2+9 1.4:0+3 1.5:1+1 2.1:1+2 2.2:2+1 2.3:1+3 2.4:0+1 3.2:2+0 3.3:1+3 3.4:2+4 3.5:3+2 3.7:0+2
4.1:1+2 4.2:0+1 4.3:0+2 4.4:1+3 5.1:0+1 5.2:2+1 5.3:2+0 5.4:0+3 6.1:1+2 6.2:8+4 6.3:2+2 6.4:2+2 6.5:0+5 6.6:0+3 6.8:0+4
7.1:0+3 7.2:4+0 7.3:0+2 7.4:2+3 7.5:0+2 7.6:0+2 8.1:1+1 8.2:2+1 8.3:1+0 8.4:0+1 9.1:3+0 9.2:1+3 10.1:0+2 10.2:0+2 10.3:0+4
10.4:5+6 10.5:0+5 10.6:0+2 10.7:0+3 11.1:0+2 11.2:0+3 11.3:2+1 11.4:1+3 11.5:0+1 11.6:0+1 12.1:1+2 12.2:2+0 12.3:0+4
13.1:0+1 13.2:0+5 13.3:0+2 13.4:1+4 14.1:0+2 14.2:1+3 14.3:1+2 15.1:1+2 15.2:1+2 15.3:1+6 16.1:0+1 16.2:0+5 16.3:0+4
16.4:0+3 16.5:0+3 17.1:0+1 17.2:0+4 17.3:0+2`;

interface Row {
  readonly item: string;
  readonly level: string;
  readonly state: string;
  readonly about: string;
  readonly proof: string;
}

const rows: Row[] = readdirSync(FOLDER).flatMap((file) =>
  [
    ...readFileSync(join(FOLDER, file), 'utf8').matchAll(
      /^\| (\d+\.\d+\.\d+) \| (\d) \| (\w+) \| (.*?) ?\| (.*?) ?\|$/gm,
    ),
  ].map(([, item = '', level = '', state = '', about = '', proof = '']) => ({
    item,
    level,
    state,
    about,
    proof,
  })),
);

describe('table of the security standard', () => {
  it('table has every item of levels 1 and 2 once, with a state', () => {
    const wanted = SECTIONS.trim()
      .split(/\s+/)
      .flatMap((text) => {
        const [section, counts = ''] = text.split(':');
        const [first = 0, second = 0] = counts.split('+').map(Number);
        return Array.from(
          { length: first + second },
          (_, index) => `${section}.${index + 1} ${index < first ? 1 : 2}`,
        );
      });
    expect(rows.map(({ item, level }) => `${item} ${level}`).sort()).toEqual(wanted.sort());
    expect(rows.filter(({ state }) => !STATES.includes(state as never))).toEqual([]);
    expect(rows).toHaveLength(253);
  });

  it('table refers only to existing tests by their titles', () => {
    for (const { item, proof } of rows) {
      for (const [, file = '', title] of proof.matchAll(/`(tests\/[^`]+)`(?: "([^"]+)")?/g)) {
        expect(existsSync(join(ROOT, file)), `${item}: ${file}`).toBe(true);
        if (title) expect(readFileSync(join(ROOT, file), 'utf8'), `${item}: ${title}`).toContain(title);
      }
      expect(proof.replaceAll(/`tests\/[^`]+`(?: "[^"]+")?,? ?/g, ''), item).toBe('');
    }
  });

  it('item that is not met has a reason', () => {
    const silent = rows.filter(({ state, about }) => state !== 'met' && about.length < 5);
    expect(silent).toEqual([]);
  });

  it('totals on the front page match the table', () => {
    const front = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
    const count = (level: string, state: string) =>
      rows.filter((row) => row.level === level && row.state === state).length;
    for (const state of STATES) {
      const [first, second] = [count('1', state), count('2', state)];
      expect(front).toMatch(new RegExp(`^\\| ${state} \\| ${first} \\| ${second} \\| `, 'm'));
    }
  });
});
