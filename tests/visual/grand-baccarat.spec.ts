import { cents } from '../../contract/money.ts';
import { GRAND_BACCARAT } from '../../maths/grand-baccarat.ts';
import { part } from './support/part.ts';
import { pictureTable } from './support/table-screenshots.ts';

pictureTable({
  title: 'Grand Baccarat',
  maths: GRAND_BACCARAT,
  bet: {
    placed: [
      { spot: 'banker', stake: cents(2_000) },
      { spot: 'playerPair', stake: cents(1_000) },
    ],
  },
  presses: ['banker', 'banker', 'playerPair'],
  isPictured: ({ player, banker, wins }) =>
    player.cards.length === 3 && banker.cards.length === 3 && wins.length === 1,
  parts: {
    side: part(376, 0, 344, 368),
    desktop: part(640, 80, 440, 430),
    win: part(0, 20, 412, 330),
  },
});
