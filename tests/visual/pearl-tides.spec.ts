import { PEARL_TIDES } from '../../maths/pearl-tides.ts';
import { pictureSlotWin } from './support/slot-screenshots.ts';

pictureSlotWin({
  title: 'Pearl Tides',
  maths: PEARL_TIDES,
  lights: 'the ways that paid, with a starfish in them',
  isPictured: ({ win, outcome }) =>
    win > 250 &&
    win < 1_000 &&
    outcome.freeSpins.length === 0 &&
    outcome.wins.length === 2 &&
    outcome.wins.some(({ count, ways }) => count > 4 && ways > 1),
});
