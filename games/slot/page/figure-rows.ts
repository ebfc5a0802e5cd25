import type { GameFigures } from '../../../maths/game-figures.ts';
import { t } from '../../../src/platform/i18n.ts';
import { percentText } from '../../engine/fairness-tab.ts';

/** The figures of a slot that has one kind of bet, as the rows of its fairness tab. */
export function figureRows({ rtpBp, volatility, bets }: GameFigures): (readonly [string, string])[] {
  const { hitRate = 0, aboveStakeRate = 0, maxWin = 0 } = bets.spin ?? {};
  return [
    [t('game.fair.rtp'), percentText(rtpBp / 10_000)],
    [t('game.fair.hit'), percentText(hitRate, 1)],
    [t('game.fair.above'), percentText(aboveStakeRate, 1)],
    [t('game.fair.volatility'), t('game.fair.volatility.of', { class: volatility })],
    [t('game.fair.ceiling'), t('game.fair.ceiling.value', { times: maxWin })],
  ];
}
