import { JADE_TIGER } from '../../maths/jade-tiger.ts';
import { pictureSlot } from './support/slot-screenshots.ts';

pictureSlot({
  title: 'Jade Tiger',
  maths: JADE_TIGER,
  lights: 'the ways that paid, with the tiger in them',
  isPictured: ({ win, outcome }) =>
    win > 250 &&
    win < 1_000 &&
    outcome.freeSpins.length === 0 &&
    outcome.wins.length === 2 &&
    outcome.wins.some(({ multiplier, count }) => multiplier > 1 && count > 3),
});
