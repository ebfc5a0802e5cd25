import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Cents, formatCents } from '../../../contract/money.ts';
import type { BetFigures, GameFigures } from '../../../maths/game-figures.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';

export const readSheet = (slug: string) => readFileSync(`docs/games/${slug}.md`, 'utf8');

/** A share in percent, rounded. */
export const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** A stake as a sheet writes it, in pesos. */
export const pesos = (amount: Cents) =>
  formatCents(amount, { locale: 'en-PH', sign: '', showWholeCents: false });

export const tableOf = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** More digits than this and a fraction is told as a decimal. */
const MAX_DIGITS = 24;
const DECIMALS = 24;

/** A return as a sheet writes it: the fraction, or the first digits of it, cut. */
function returnText({ numerator, denominator }: BetFigures['rtp']): string {
  if (`${denominator}`.length <= MAX_DIGITS) return `${numerator} / ${denominator}`;
  const digits = `${(numerator * 10n ** BigInt(DECIMALS)) / denominator}`.padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}…`;
}

const figuresRow = (name: string, { rtp, rtpBp, hitRate, aboveStakeRate, deviation, maxWin }: BetFigures) => [
  name,
  `${returnText(rtp)} = ${(rtpBp / 100).toFixed(2)} %`,
  percent(hitRate),
  percent(aboveStakeRate),
  deviation.toFixed(3),
  maxWin,
];

/** The table of figures of a sheet, a row for each kind of bet. */
export const figuresTable = ({ bets }: GameFigures) =>
  tableOf(Object.entries(bets).map(([name, figures]) => figuresRow(name, figures)));

/** What every sheet says in the same words: maths, stakes, figures of each bet and of the catalogue. */
export function expectSheet(
  game: Pick<GameMaths<never, never, unknown>, 'slug' | 'maths' | 'stakes' | 'cycleMs'>,
  figures: Pick<GameFigures, 'rtpBp' | 'volatility'>,
): string {
  const sheet = readSheet(game.slug);
  expect(sheet).toContain(`Maths \`${game.maths}\``);
  expect(sheet).toContain(`${game.stakes.map(pesos).join(', ')} pesos`);
  expect(sheet).toContain(`at least ${game.cycleMs / 1000} seconds`);
  expect(sheet).toContain(
    `Catalogue: ${(figures.rtpBp / 100).toFixed(2)} %, volatility ${figures.volatility} of 5`,
  );
  return sheet;
}
