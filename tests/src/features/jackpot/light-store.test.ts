import { expect, it } from 'vitest';
import { FIRST_DRAW_STATE } from '../../../../src/features/jackpot/draw-state.ts';
import { createDrawStore } from '../../../../src/features/jackpot/draw-store.ts';
import { followResting, lightStore } from '../../../../src/features/jackpot/light-store.ts';

it('[T10] ring light follows its own path while it runs, and rests on the cell of the draw', () => {
  const draws = createDrawStore();
  const stop = followResting(draws);
  draws.setState({ phase: 'requesting' });
  lightStore.setState({ cell: 3, isMoving: true });
  draws.setState({ phase: 'ring' });
  expect(lightStore.getState()).toEqual({ cell: 3, isMoving: true });
  draws.setState({ litCell: 9 });
  expect(lightStore.getState()).toEqual({ cell: 9, isMoving: false });
  draws.setState({ phase: 'award' });
  expect(lightStore.getState().cell).toBe(9);
  stop();
});

it('[T10] ring light returns to its last resting cell after a run without a result', () => {
  const draws = createDrawStore();
  const stop = followResting(draws);
  draws.setState({ litCell: 4 });
  draws.setState({ phase: 'requesting' });
  lightStore.setState({ cell: 7, isMoving: true });
  draws.setState({ phase: 'idle', failure: new Error('refused') });
  expect(lightStore.getState()).toEqual({ cell: 4, isMoving: false });
  draws.setState({ phase: 'requesting' });
  lightStore.setState({ cell: 8, isMoving: true });
  draws.setState(FIRST_DRAW_STATE);
  expect(lightStore.getState()).toEqual({ cell: null, isMoving: false });
  stop();
});
