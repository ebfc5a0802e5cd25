import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/game-list.ts';
import subjects from './screenshot-subjects.json' with { type: 'json' };

const SCREENSHOTS = 'tests/visual/baselines';
const GALLERY = 'docs/gallery';
/** CSS pixels; a window of a game on its side is wider. */
const PHONE_WIDTH = 412;

const bytesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => fs.statSync(path.join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);

/** From the header of a PNG. */
const widthOf = (file: string) => fs.readFileSync(file).readUInt32BE(16);

describe('pictures that every clone has', () => {
  it('reference screenshots take at most 14 MB together', () => {
    expect(bytesOf(SCREENSHOTS)).toBeLessThanOrEqual(14_000_000);
  });

  it('gallery takes at most 3 MB', () => {
    expect(bytesOf(GALLERY)).toBeLessThanOrEqual(3_000_000);
  });
});

describe('subjects of the reference screenshots', () => {
  const all = Object.values(subjects).flatMap((group) => Object.entries(group));

  it.each(all)('%s has a screenshot on a phone: %s', (_, name) => {
    expect(widthOf(`${SCREENSHOTS}/${name}.png`)).toBeLessThanOrEqual(PHONE_WIDTH);
  });

  it.each(GAMES.map(({ slug }) => slug))('game %s has a screenshot on a phone', (slug) => {
    const shown = fs.readdirSync(SCREENSHOTS).filter((name) => name.startsWith(`${slug}-phone`));
    expect(shown.map((name) => widthOf(`${SCREENSHOTS}/${name}`) <= PHONE_WIDTH)).toContain(true);
  });
});
