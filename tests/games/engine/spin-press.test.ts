import { expect, it } from 'vitest';
import { debouncePress } from '../../../games/engine/spin-press.ts';

it('[K07] presses of SPIN within 300 ms count as one', () => {
  let now = 0;
  const taken: number[] = [];
  const press = debouncePress(
    () => taken.push(now),
    () => now,
  );
  for (now of [0, 100, 299, 598, 898, 1_300]) press();
  expect(taken).toEqual([0, 898, 1_300]);
});
