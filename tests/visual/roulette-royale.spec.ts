import { cents } from '../../contract/money.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { part } from './support/part.ts';
import { pictureTable } from './support/table-screenshots.ts';

const presses = [
  'straight-0',
  'straight-5',
  'split-8-9',
  'corner-1-2-4-5',
  'street-10-11-12',
  'red',
  'dozen-1',
];

pictureTable({
  title: 'Roulette Royale',
  maths: ROULETTE_ROYALE,
  bet: { placed: presses.map((spot) => ({ spot, stake: cents(1_000) })) },
  presses,
  isPictured: ({ number }) => number === 5,
  parts: {
    side: part(0, 0, 915, 368),
    desktop: part(380, 0, 560, 500),
    win: part(0, 110, 412, 380),
  },
});
