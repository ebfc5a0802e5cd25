import { GOLD_RUSH_EXPRESS } from '../../maths/gold-rush-express.ts';
import { pictureSlot } from './support/slot-screenshots.ts';

pictureSlot({
  title: 'Gold Rush Express',
  maths: GOLD_RUSH_EXPRESS,
  lights: 'the lines that paid, with the coins of the window and their values',
  isPictured: ({ win, outcome }) =>
    win > 200 &&
    win < 1_200 &&
    outcome.hold === null &&
    outcome.wins.length === 2 &&
    outcome.coins.length >= 3,
});
