import type { SlotBet } from '../../../contract/games/slot.ts';
import { GAMES } from '../../../games/game-list.ts';
import type { GameFigures } from '../../../maths/game-figures.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';

type SlotWithFigures = readonly [GameMaths<SlotBet, never, unknown>, GameFigures];

const hasBets = (value: unknown): value is GameFigures =>
  typeof value === 'object' && value !== null && 'bets' in value;

/** Null for figures that are of lines and free spins, not of the spin as a whole. */
async function withFigures({ slug, versions }: (typeof GAMES)[number]): Promise<SlotWithFigures | null> {
  const file: Record<string, unknown> = await import(`../../../maths/${slug}-figures.ts`);
  const figures = Object.values(file).find(hasBets);
  return figures ? [(await versions[0].load()) as SlotWithFigures[0], figures] : null;
}

/** The slots whose figures are those of one kind of bet, the spin. */
export const SLOTS: readonly SlotWithFigures[] = (
  await Promise.all(GAMES.filter(({ kind }) => kind === 'slot').map(withFigures))
).filter((found) => found !== null);
