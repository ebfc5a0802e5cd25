import { DRAGON_TIGER_SPOTS } from '../../contract/games/dragon-tiger.ts';
import { DRAGON_TIGER_MAX_TOTAL, DRAGON_TIGER_RETURNS } from '../../maths/dragon-tiger.ts';
import { t } from '../../src/platform/i18n.ts';
import type { BettingOptions } from '../table/betting.ts';
import { type Board, makeBoard } from '../table/board.ts';
import { oddsOf, paidSpot } from '../table/odds.ts';
import { spotName } from './spot-name.ts';

/** Dragon, tiger, and the two bets on ties between them. */
export function makeDuelBoard(parts: Pick<BettingOptions, 'chip' | 'setBet' | 'announce' | 'tools'>): Board {
  return makeBoard({
    ...parts,
    label: t('dragon.board'),
    maxTotal: DRAGON_TIGER_MAX_TOTAL,
    hint: () => t('dragon.hint'),
    spots: DRAGON_TIGER_SPOTS.map((spot) =>
      paidSpot(spot, spotName(spot), oddsOf(DRAGON_TIGER_RETURNS[spot])),
    ),
  });
}
