import { BACCARAT_SPOTS } from '../../contract/games/grand-baccarat.ts';
import { BACCARAT_MAX_TOTAL, BACCARAT_RETURNS } from '../../maths/grand-baccarat.ts';
import { t } from '../../src/platform/i18n.ts';
import type { BettingOptions } from '../table/betting.ts';
import { type Board, makeBoard } from '../table/board.ts';
import { oddsOf, paidSpot } from '../table/odds.ts';
import { spotName } from './spot-name.ts';

/** Player, banker and tie, and a pair of either hand. */
export function makeBaccaratBoard(
  parts: Pick<BettingOptions, 'chip' | 'setBet' | 'announce' | 'tools'>,
): Board {
  return makeBoard({
    ...parts,
    label: t('baccarat.board'),
    maxTotal: BACCARAT_MAX_TOTAL,
    hint: () => t('baccarat.hint'),
    spots: BACCARAT_SPOTS.map((spot) => paidSpot(spot, spotName(spot), oddsOf(BACCARAT_RETURNS[spot]))),
  });
}
