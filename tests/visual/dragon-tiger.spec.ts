import { cents } from '../../contract/money.ts';
import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
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
});
