import type { MinesBet, MinesOutcome } from '../../contract/games/mines-of-brass.ts';
import { cents } from '../../contract/money.ts';
import { multiplyStake } from '../../maths/offered-stake.ts';
import { t } from '../../src/platform/i18n.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { resultText } from '../engine/result-text.ts';
import type { OpenRoundOf, RoundOf } from '../engine/round.ts';

/** Returns the amount that cashing out pays now. */
export const cashOutOf = ({ bet, outcome }: OpenRoundOf<MinesBet, MinesOutcome>) =>
  outcome.multiplier === 0 ? cents(0) : multiplyStake(bet.stake, outcome.multiplier);

/** How an open round stands. */
export function standText({ bet, outcome }: OpenRoundOf<MinesBet, MinesOutcome>): string {
  const { opened, multiplier, nextMultiplier } = outcome;
  const next = multiplierText(nextMultiplier ?? 0);
  return opened.length === 0
    ? t('mines.stand.first', { next, count: bet.mines })
    : t('mines.stand', { now: multiplierText(multiplier), next });
}

/** How a round ended: what ended it, and that it paid nothing. */
export function endText(round: RoundOf<MinesBet, MinesOutcome>): string {
  const result = resultText(round);
  return round.win === 0
    ? `${t('mines.lost', { count: round.outcome.opened.length - 1 })} · ${result}`
    : result;
}
