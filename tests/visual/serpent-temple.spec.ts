import { SERPENT_TEMPLE } from '../../maths/serpent-temple.ts';
import { pictureSlot } from './support/slot-screenshots.ts';

pictureSlot({
  title: 'Serpent Temple',
  maths: SERPENT_TEMPLE,
  lights: 'the stones of the last window, and the multiplier that its falls came to',
  isPictured: ({ win, outcome }) =>
    win > 200 && win < 1_400 && outcome.windows.length === 8 && (outcome.windows[7]?.wins.length ?? 0) > 0,
});
