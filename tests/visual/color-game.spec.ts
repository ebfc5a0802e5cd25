import { cents } from '../../contract/money.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
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
});
