import { cents } from '../../contract/money.ts';
import { inviteSpinConfig } from '../../server/invite/invite-config.ts';
import { countSectors, sectorChiSquare } from '../maths/support/invite-spins.ts';
import type { Bench } from './bench.ts';

const SPINS = 1_000_000;
/** The 99.9 % point of chi-square with 15 degrees of freedom: a fair wheel is above it once in a thousand. */
const CHI_SQUARE_LIMIT = 37.7;
/** Cents: the mean of the sixteen sectors. */
const MEAN_PRIZE = 381.25;

/** The invite wheel over a million spins, with fixed seeds. */
export const bench: Bench = {
  name: 'invite-wheel',
  async run() {
    const sectors = inviteSpinConfig.initial.sectors.map(cents);
    const start = performance.now();
    const counts = countSectors(sectors, SPINS);
    const seconds = (performance.now() - start) / 1000;
    const paid = counts.reduce((sum, count, sector) => sum + count * (sectors[sector] ?? 0), 0);
    return [
      { name: 'spins', value: SPINS, unit: '' },
      {
        name: 'chi-square of the sectors',
        value: sectorChiSquare(counts),
        unit: '',
        limit: { atMost: CHI_SQUARE_LIMIT },
      },
      { name: 'mean prize, expected 381.25', value: paid / SPINS, unit: 'centavos' },
      {
        name: 'deviation of the mean prize',
        value: Math.abs(paid / SPINS / MEAN_PRIZE - 1) * 100,
        unit: '%',
        limit: { atMost: 1 },
      },
      { name: 'time', value: seconds, unit: 's' },
    ];
  },
};
