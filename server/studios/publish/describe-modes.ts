import { type Fraction, toNumber } from '../../../maths/game-figures.ts';
import { percentOf } from '../../../maths/hosted/decimal.ts';
import type { CheckedMode } from '../package/check-package.ts';
import { exposureOf } from '../package/judge-mode.ts';

/** What each mode returns, as an operator reads it. */
export const describeModes = (modes: readonly CheckedMode[], largestStake: number): string[] =>
  modes.flatMap((mode) => describeMode(mode, largestStake));

function describeMode(mode: CheckedMode, largestStake: number): string[] {
  const { figures, books, name, costText } = mode;
  const { rtp, hitRate, deviation, top, bands, lines } = figures;
  return [
    [
      `mode ${name}`,
      `costs ${costText}`,
      `${lines} results`,
      `returns ${percentOf(rtp)} % (${rtp.numerator}/${rtp.denominator})`,
      `hits ${percentOf(hitRate)} %`,
      `deviation ${deviation.toFixed(4)}`,
      `top prize ${Number(top.payout) / 100} stakes, ${sayChance(top.chance)}`,
      `${exposureOf(mode, largestStake)} cents at a stake of ${largestStake}`,
      `books ${books.unpackedBytes} bytes, packed ${books.packedBytes}`,
    ].join('\t'),
    ...bands.flatMap(({ from, chance }, at) => {
      if (chance.numerator === 0n) return [];
      return [`\t${at === 0 ? 'nothing' : `from ${from} stakes`}\t${percentOf(chance, 6)} %`];
    }),
  ];
}

const sayChance = (chance: Fraction): string =>
  chance.numerator === 0n ? 'never' : `once in ${Math.round(1 / toNumber(chance))} rounds`;
