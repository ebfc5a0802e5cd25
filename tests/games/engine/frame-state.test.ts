import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { canPlay, type FrameState, OPENING_STATE, withRound } from '../../../games/engine/frame-state.ts';
import { nextStake } from '../../../games/engine/stake-stepper.ts';
import { makeGameState, makeShownRound } from './support/game-state.ts';

describe('state of a frame', () => {
  it('history holds the last fifty rounds, the latest first, each once', () => {
    let history: FrameState['history'] = [];
    for (let index = 0; index < 1_000; index += 1) history = withRound(history, makeShownRound(`r${index}`));
    expect(history).toHaveLength(50);
    expect([history[0]?.roundId, history.at(-1)?.roundId]).toEqual(['r999', 'r950']);
    expect(withRound(history, makeShownRound('r970'))).toBe(history);
  });

  it.each([
    ['ready, with enough for the stake', {}, true],
    ['ready, with exactly the stake', { balance: cents(100) }, true],
    ['a cent below the stake', { balance: cents(99) }, false],
    ['with exactly what the own limits leave', { limitLeft: cents(100) }, true],
    ['a cent beyond the own limits', { limitLeft: cents(99) }, false],
    ['beyond the own limits with play money', { limitLeft: cents(99), isPlayMoney: true }, true],
    ['without a bet', { bet: null, stake: cents(0) }, false],
    ['held by the page', { isPaused: true }, false],
    ['still opening', { phase: OPENING_STATE.phase }, false],
    ['asking for a round', { phase: { kind: 'asking' } }, false],
  ] as const)('frame that is %s takes a stake: %s', (_, parts, isTaken) => {
    expect(canPlay(makeGameState(parts))).toBe(isTaken);
  });

  it('stake steps through what is offered and stays at both ends', () => {
    const at = (stake: number, direction: 1 | -1) =>
      nextStake(makeGameState({ stake: cents(stake) }), direction);
    expect([at(100, 1), at(200, 1), at(500, 1)]).toEqual([200, 500, 500]);
    expect([at(500, -1), at(100, -1)]).toEqual([200, 100]);
  });

  it('stake stays where nothing is offered', () => {
    expect(nextStake(makeGameState({ stakes: [], stake: cents(70) }), 1)).toBe(70);
  });
});
