import { cents } from '../../contract/money.ts';
import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
import { part } from './support/part.ts';
import { pictureTable } from './support/table-screenshots.ts';

pictureTable({
  title: 'Dragon & Tiger',
  maths: DRAGON_TIGER,
  bet: {
    placed: [
      { spot: 'tiger', stake: cents(2_000) },
      { spot: 'tie', stake: cents(1_000) },
    ],
  },
  presses: ['tiger', 'tiger', 'tie'],
  isPictured: ({ winner, tiger }) => winner === 'tiger' && tiger % 13 >= 10,
  parts: {
    side: part(376, 0, 344, 368),
    desktop: part(640, 150, 440, 360),
    win: part(0, 150, 412, 250),
  },
});
