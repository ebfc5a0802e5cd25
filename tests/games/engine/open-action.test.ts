import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { makeOpenAction, onActionEnd } from '../../../games/engine/open-action.ts';
import { makeGameState, makeOpenRound, makeShownRound } from './support/game-state.ts';

const make = () =>
  makeOpenAction<object>(({ stake }) => ({
    text: 'Cash out',
    label: 'Cash out',
    amount: stake,
    act: { kind: 'cashOut' },
  }));
const open = makeGameState({ phase: { kind: 'open', round: makeOpenRound('r1') } });
const showing = (roundId = 'r1') =>
  makeGameState({ phase: { kind: 'showing', round: makeShownRound(roundId), isReplay: false } });

describe('button within a round', () => {
  it('does what the game says while the round is open', () => {
    expect(make()(open)).toMatchObject({ amount: cents(100), act: { kind: 'cashOut' } });
    expect(make()(makeGameState())).toBeNull();
  });

  it('stays what it was, without an act, until the end has been seen', () => {
    const actionOf = make();
    actionOf(open);
    expect(actionOf(showing())).toEqual({
      text: 'Cash out',
      label: 'Cash out',
      amount: cents(100),
      act: undefined,
    });
    expect(actionOf({ ...showing(), lastRound: makeShownRound('r1') })).toBeNull();
    expect(actionOf(makeGameState())).toBeNull();
  });

  it('round that is shown without having been acted in here leaves the button as it is', () => {
    const actionOf = make();
    expect(actionOf(showing())).toBeNull();
    actionOf(open);
    actionOf(makeGameState());
    expect(actionOf(showing('r2'))).toBeNull();
  });

  it('end of the action is heard once, when the round has been seen and the button is the next bet', () => {
    let heard = 0;
    const follow = onActionEnd(make(), () => {
      heard += 1;
    });
    const counts = [
      makeGameState(),
      open,
      showing(),
      makeGameState(),
      makeGameState(),
      open,
      makeGameState(),
    ].map((state) => {
      follow(state);
      return heard;
    });
    expect(counts).toEqual([0, 0, 0, 1, 1, 1, 2]);
  });
});
