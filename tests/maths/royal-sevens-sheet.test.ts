import { expect, it } from 'vitest';
import { ROYAL_REELS, ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { percent, pesos, readSheet } from './support/sheet.ts';

const sheet = readSheet('royal-sevens');
const LETTERS = 'W*7DBRMPLC';

it('information sheet of Royal Sevens has every reel strip', () => {
  const write = (strip: readonly number[] = []) => strip.map((symbol) => LETTERS[symbol]).join('');
  ROYAL_REELS.baseStrips.forEach((strip, reel) => {
    expect(sheet).toContain(
      `| ${reel + 1} | \`${write(strip)}\` | \`${write(ROYAL_REELS.freeStrips[reel])}\` |`,
    );
  });
});

it('information sheet of Royal Sevens has every pay', () => {
  ROYAL_REELS.symbols.forEach(({ name, pays }, symbol) => {
    const counts = Object.values(pays);
    if (counts.length > 0)
      expect(sheet).toContain(`| ${name} | ${LETTERS[symbol]} | ${counts.join(' | ')} |`);
  });
});

it('information sheet of Royal Sevens has every line', () => {
  expect(sheet.replaceAll(/\s+/g, ' ')).toContain(ROYAL_REELS.lines.map((rows) => rows.join(' ')).join(', '));
});

it('information sheet of Royal Sevens has its figures and stakes', () => {
  const { rtp, rtpBp, hitRate, aboveStakeRate, ceiling } = ROYAL_SEVENS_FIGURES;
  expect(sheet).toContain(`${rtp.numerator} / ${rtp.denominator} = ${(rtpBp / 100).toFixed(2)} %`);
  expect(sheet).toContain(`| Rounds that pay something | ${percent(hitRate)} |`);
  expect(sheet).toContain(`| Rounds that pay more than the stake | ${percent(aboveStakeRate)} |`);
  expect(sheet).toContain(`${ceiling} stakes`);
  for (const stake of ROYAL_SEVENS.stakes) {
    expect(sheet).toContain(pesos(stake));
  }
});
