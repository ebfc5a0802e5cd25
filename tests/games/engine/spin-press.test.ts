import { expect, it } from 'vitest';
import { debouncePress } from '../../../games/engine/spin-press.ts';

it('[K07] presses of SPIN within 300 ms count as one', () => {
  let now = 0;
  const taken: number[] = [];
  const { press } = debouncePress(
    () => taken.push(now),
    () => now,
  );
  for (now of [0, 100, 299, 598, 898, 1_300]) press();
  expect(taken).toEqual([0, 898, 1_300]);
});

it('press that comes within 300 ms after Cash out has become Bet stakes nothing', () => {
  let now = 0;
  const taken: number[] = [];
  const { press, becomeAnother } = debouncePress(
    () => taken.push(now),
    () => now,
  );
  press();
  now = 5_000;
  becomeAnother();
  for (now of [5_010, 5_299, 5_600]) press();
  expect(taken).toEqual([0, 5_600]);
});
