import { GOLD_RUSH_EXPRESS } from '../../maths/gold-rush-express.ts';
import { JADE_TIGER } from '../../maths/jade-tiger.ts';
import { MIDNIGHT_MASQUE } from '../../maths/midnight-masque.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { pictureFeature } from './support/feature-screenshots.ts';
import { part } from './support/part.ts';

/** Within the longest rest that follows a free spin's pay. */
const LIT_MS = 100;
/** A banner is opaque from a quarter of a second on, and stands two seconds at least. */
const BANNER_MS = 800;

pictureFeature({
  title: 'Royal Sevens',
  maths: ROYAL_SEVENS,
  shows: 'how free spins open, and the lines of one',
  isPictured: ({ outcome: { freeSpins } }) =>
    freeSpins.length > 0 &&
    freeSpins.some(({ wins }, index) => index < 3 && wins.length > 1) &&
    (freeSpins.at(-1)?.pay ?? 0) > 0,
  moments: [
    {
      name: 'feature-opens',
      said: /^You won \d+ free spins/,
      afterMs: BANNER_MS,
      shown: part(40, 270, 332, 190),
    },
    {
      name: 'feature-pays',
      said: /^Free spin \d+ pays/,
      afterMs: LIT_MS,
      shown: part(20, 225, 250, 370),
    },
  ],
});

pictureFeature({
  title: 'Jade Tiger',
  maths: JADE_TIGER,
  shows: 'the ways of a free spin by moonlight',
  isPictured({ outcome: { freeSpins } }) {
    const paid = freeSpins.find(({ pay }) => pay > 0);
    return paid !== undefined && paid.pay > 300 && paid.wins.length === 2;
  },
  moments: [
    {
      name: 'feature-pays',
      said: /^Free spin \d+ pays/,
      afterMs: LIT_MS,
      shown: part(0, 330, 280, 275),
    },
  ],
});

pictureFeature({
  title: 'Midnight Masque',
  maths: MIDNIGHT_MASQUE,
  shows: 'a mask that stays, and what its re-spin pays',
  isPictured: ({ outcome: { respins } }) => respins.length === 2 && respins.every(({ pay }) => pay > 0),
  moments: [{ name: 'feature-pays', said: /^Re-spin 1 pays/, afterMs: 700, shown: part(0, 390, 412, 210) }],
});

pictureFeature({
  title: 'Gold Rush Express',
  maths: GOLD_RUSH_EXPRESS,
  shows: 'the coins that stay, and full wagons',
  isPictured: ({ outcome: { hold } }) => hold !== null && hold.respins.length > 4 && !hold.isFull,
  moments: [{ name: 'feature-pays', said: /new coins?/, afterMs: LIT_MS, shown: part(60, 210, 290, 380) }],
});
