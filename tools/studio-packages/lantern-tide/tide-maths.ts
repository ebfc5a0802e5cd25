import type { RandomSource } from '../../../maths/random-source.ts';
import { winsOf } from '../../../maths/slot/line-wins.ts';
import type { SymbolId } from '../../../maths/slot/slot-model.ts';
import { countScatters } from '../../../maths/slot/window.ts';
import { balanceWeights } from '../maths/balance-weights.ts';
import { roundSource } from '../maths/round-source.ts';
import type { StudioMode } from '../maths/studio-mode.ts';
import type { TideEvent, TideWin } from './tide-events.ts';
import { BONUS_COST, FREE_ROUNDS, TIDE_RULES } from './tide-model.ts';
import { spin, spinForFeature, spinFree, type Window } from './tide-reels.ts';

/** A line bet is a tenth of the stake. */
const HUNDREDTHS_A_LINE_BET = 10;
const RETURN_IN_PERCENT = 96;

/** An event without its place, which it gets when the round is whole. */
type Step = TideEvent extends infer Kind ? (Kind extends TideEvent ? Omit<Kind, 'index'> : never) : never;

/** Both modes of the slot, drawn from its reels and weighted to return exactly 96 %. */
export function tideModes(): StudioMode[] {
  return [makeMode('base', 1, 5_000, spin), makeMode('bonus', BONUS_COST, 2_000, spinForFeature)];
}

function makeMode(
  name: string,
  cost: number,
  count: number,
  first: (random: RandomSource) => Window,
): StudioMode {
  const rounds = Array.from({ length: count }, (_, id) => {
    const random = roundSource('lantern-tide', name, id);
    return playRound(first(random), random);
  });
  const weights = balanceWeights(
    rounds.map(({ payout }) => payout),
    cost * RETURN_IN_PERCENT,
  );
  return { name, cost, rounds: rounds.map((round, id) => ({ ...round, weight: weights[id] as bigint })) };
}

/** @param window where the reels have come to rest */
function playRound(window: Window, random: RandomSource) {
  const steps: Step[] = [{ type: 'reels', board: namesOf(window) }];
  let payout = addWins(steps, window, 1);
  const rounds = FREE_ROUNDS[countScatters(TIDE_RULES, window)] ?? 0;
  if (rounds > 0) {
    steps.push({ type: 'feature', rounds });
    payout += playFreeRounds(steps, rounds, random);
  }
  steps.push({ type: 'pay', amount: payout });
  return { payout, events: steps.map((step, index) => ({ index, ...step })) };
}

/** Every lantern of a free round makes the multiplier one higher, for this round and those after it. @returns what they pay */
function playFreeRounds(steps: Step[], rounds: number, random: RandomSource): number {
  let [multiplier, paid] = [1, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const window = spinFree(random);
    multiplier += window.flat().filter((symbol) => TIDE_RULES.symbols[symbol]?.role === 'wild').length;
    steps.push({ type: 'freeRound', round, of: rounds, multiplier, board: namesOf(window) });
    paid += addWins(steps, window, multiplier);
  }
  return paid;
}

/** @returns what the wins of a window pay together, in hundredths of the stake */
function addWins(steps: Step[], window: Window, multiplier: number): number {
  const wins = winsOf(TIDE_RULES, window).map(
    ({ line, symbol, count, pay }): TideWin => ({
      line,
      symbol: nameOf(symbol),
      count,
      amount: pay * HUNDREDTHS_A_LINE_BET * multiplier,
    }),
  );
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  if (wins.length > 0) steps.push({ type: 'wins', wins, amount });
  return amount;
}

const nameOf = (symbol: SymbolId): string => TIDE_RULES.symbols[symbol]?.name ?? '';
const namesOf = (window: Window) => window.map((column) => column.map(nameOf));
