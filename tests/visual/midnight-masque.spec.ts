import { MIDNIGHT_MASQUE } from '../../maths/midnight-masque.ts';
import { pictureSlot } from './support/slot-screenshots.ts';

pictureSlot({
  title: 'Midnight Masque',
  maths: MIDNIGHT_MASQUE,
  lights: 'the ways that paid, with two open masks in them',
  isPictured: ({ win, outcome }) =>
    win > 400 &&
    win < 1_400 &&
    outcome.respins.length === 2 &&
    outcome.respins.every(({ pay }) => pay > 0) &&
    (outcome.respins[1]?.wins.some(({ count }) => count > 3) ?? false),
});
