import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { t } from '../../src/platform/i18n.ts';
import { standBanner } from '../slot/feature-steps.ts';
import { playFreeSpins } from '../slot/free-spins.ts';
import type { FeatureTools, ShownEnd } from '../slot/reel-view.ts';
import type { SlotRound } from '../slot/slot-round.ts';
import type { LineWin } from './line-text.ts';

const RAYS = '#DCB6FF55';
const CLIMB_MS = 900;

/** The free spins of a round, each with its multiplier. */
export function playFeature(
  round: SlotRound,
  tools: FeatureTools<LineWin>,
): Promise<ShownEnd<LineWin> | null> {
  const { freeSpins } = round.outcome;
  const count = freeSpins.length;
  const multiplierOf = (index: number) => freeSpins[index]?.multiplier ?? 1;
  return playFreeSpins(
    round,
    {
      symbols: ROYAL_SEVENS.symbols,
      baseStrips: ROYAL_SEVENS.baseStrips,
      freeStrips: ROYAL_SEVENS.freeStrips,
      announcement: t('game.feature.announce', { count, multiplier: multiplierOf(0) }),
      promise: t('game.feature.multiplier', { multiplier: multiplierOf(0) }),
      rays: RAYS,
      boardText: (index, amount) =>
        t('game.feature.board', { index: index + 1, count, multiplier: multiplierOf(index), amount }),
      async introduce(index) {
        if (index === 0 || multiplierOf(index) <= multiplierOf(index - 1)) return;
        tools.sound.play('bulb');
        const title = t('game.feature.multiplier', { multiplier: multiplierOf(index) });
        await standBanner(tools, { title, figure: '' }, RAYS, CLIMB_MS);
      },
    },
    tools,
  );
}
