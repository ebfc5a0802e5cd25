import type { StatedReturn } from '../maths/return-bounds.ts';
import { GAMES } from './game-list.ts';

const returns = GAMES.flatMap(({ versions }) => versions).map(
  async ({ maths, statedReturn }) => [maths, await statedReturn()] as const,
);

/** What each game's published figures promise of its rounds, by the name of its maths. */
export const STATED_RETURNS: Readonly<Record<string, StatedReturn>> = Object.fromEntries(
  await Promise.all(returns),
);
