import { GOLDEN_ORCHARD } from '../../maths/golden-orchard.ts';
import { pictureSlot } from './support/slot-screenshots.ts';

pictureSlot({
  title: 'Golden Orchard',
  maths: GOLDEN_ORCHARD,
  lights: 'the lines that paid, with the golden apple in them',
  isPictured: ({ win, outcome }) =>
    win > 150 && outcome.wins.length === 2 && outcome.wins.some(({ multiplier }) => multiplier === 2),
});
