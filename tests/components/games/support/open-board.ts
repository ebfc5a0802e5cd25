import type { PlacedBets } from '../../../../contract/games/placed-bets.ts';
import { type Cents, cents } from '../../../../contract/money.ts';
import type { FramePhase, FrameState } from '../../../../games/engine/frame-state.ts';
import { OPENING_STATE } from '../../../../games/engine/frame-state.ts';
import type { BettingOptions } from '../../../../games/table/betting.ts';
import type { Board } from '../../../../games/table/board.ts';
import { totalOf } from '../../../../maths/placed-bets.ts';

/** A board whose bet is kept as the engine keeps it. @param smallest the chip to begin with */
export function openBoard(
  make: (parts: Pick<BettingOptions, 'chip' | 'setBet' | 'announce'>) => Board,
  smallest: Cents = cents(100),
) {
  let state: FrameState<PlacedBets> = { ...OPENING_STATE, phase: { kind: 'ready' } };
  let chip = smallest;
  const announced: string[] = [];
  const patch = (change: Partial<FrameState<PlacedBets>>) => {
    state = { ...state, ...change };
    board.update(state);
  };
  const board = make({
    chip: () => chip,
    setBet: (bet) => patch({ bet, stake: bet ? totalOf(bet) : cents(0) }),
    announce: (text) => announced.push(text),
  });
  board.update(state);
  const buttonOf = (name: RegExp) => {
    const found = [...board.view.querySelectorAll('button')].find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  return {
    board,
    announced,
    press: (name: RegExp) => buttonOf(name).click(),
    buttonOf,
    spot: (name: string) => board.view.querySelector(`[data-spot="${name}"]`),
    hint: () => board.view.querySelector('.board-hint')?.textContent,
    bet: () => state.bet,
    enter: (phase: FramePhase) => patch({ phase }),
    limitTo: (limitLeft: Cents) => patch({ limitLeft }),
    choose(next: Cents) {
      chip = next;
      board.rename();
    },
  };
}
