import { expect, it } from 'vitest';
import { planTurns } from '../../../src/stage/mirror/image-turns.ts';

it.each([
  ['a rail on the first screen', 500, false, { inWidth: 'first', beyond: 'wait' }],
  ['a rail below it', 900, false, { inWidth: 'wait', beyond: 'wait' }],
  ['the first screen once somebody has moved', 500, true, { inWidth: 'first', beyond: 'later' }],
  ['a rail below it then', 900, true, { inWidth: 'later', beyond: 'later' }],
] as const)('[R01] the images of %s take their turn', (_title, railTop, isOpen, turns) => {
  expect(planTurns(railTop, 900, isOpen)).toEqual(turns);
});
