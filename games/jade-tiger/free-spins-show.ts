import type { JadeOutcome } from '../../contract/games/jade-tiger.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { JADE_REELS } from '../../maths/jade-tiger/reels.ts';
import { t } from '../../src/platform/i18n.ts';
import type { RoundOf } from '../engine/round.ts';
import { playFreeSpins } from '../slot/free-spins.ts';
import { scatterCells } from '../slot/reel-plan.ts';
import type { FeatureTools, ShownEnd } from '../slot/reel-view.ts';
import type { JadeWin } from './win-texts.ts';

export type JadeRound = RoundOf<SlotBet, JadeOutcome>;

/** The moons are lit, then the free spins in moonlight. */
export async function playFeature(
  round: JadeRound,
  tools: FeatureTools<JadeWin>,
): Promise<ShownEnd<JadeWin> | null> {
  const { freeSpins, window } = round.outcome;
  const count = freeSpins.length;
  if (count === 0) return null;
  tools.sound.play('win-small');
  await tools.wins.point(scatterCells(JADE_REELS, window));
  return playFreeSpins(
    round,
    {
      ...JADE_REELS,
      announcement: t('jade.feature.announce', { count }),
      promise: t('jade.feature.promise'),
      rays: '#FFE08A55',
      boardText: (index, amount) => t('jade.feature.board', { index: index + 1, count, amount }),
    },
    tools,
  );
}
