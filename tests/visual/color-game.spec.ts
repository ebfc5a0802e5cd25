import { cents } from '../../contract/money.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { part } from './support/part.ts';
import { pictureTable } from './support/table-screenshots.ts';

pictureTable({
  title: 'Color Game',
  maths: COLOR_GAME,
  bet: {
    placed: [
      { spot: 'red', stake: cents(200) },
      { spot: 'blue', stake: cents(100) },
    ],
  },
  presses: ['red', 'red', 'blue'],
  isPictured: ({ wins }) => wins.length === 2,
  parts: {
    side: part(300, 0, 420, 368),
    desktop: part(380, 90, 420, 420),
    win: part(0, 400, 412, 230),
  },
});
