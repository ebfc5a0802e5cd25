import { makeReturnTest, type ReturnTest } from '../maths/return-test/return-test.ts';
import { GAMES } from './game-list.ts';

const tests = GAMES.flatMap(({ versions }) => versions).map(async ({ maths, payClasses }) => {
  const classes = await payClasses?.();
  return classes ? [[maths, makeReturnTest(classes)] as const] : [];
});

/** The test of each game whose exact distribution is known, by the name of its maths. */
export const RETURN_TESTS: Readonly<Record<string, ReturnTest>> = Object.fromEntries(
  (await Promise.all(tests)).flat(),
);
