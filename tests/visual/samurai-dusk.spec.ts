import { SAMURAI_DUSK } from '../../maths/samurai-dusk.ts';
import { pictureSlotWin } from './support/slot-screenshots.ts';

pictureSlotWin({
  title: 'Samurai Dusk',
  maths: SAMURAI_DUSK,
  lights: 'the lines that paid, with the swordsman open over his reel',
  isPictured: ({ win, outcome }) =>
    win > 150 && outcome.wins.length === 2 && outcome.wins.some(({ multiplier }) => multiplier === 2),
});
