import { toNumber } from '../game-figures.ts';
import { chanceOf, cycleOf, type HeldModel, heldReels, setsOfWilds } from '../slot/held-figures.ts';
import { addPays, chancesOfCases, mixPays, type PayChances } from './pay-chances.ts';

/** The chances of a game whose reels of wilds stay for another spin, in hundredths of the stake. */
export function heldChances(model: HeldModel): PayChances {
  const reels = heldReels(model);
  const sets = setsOfWilds(reels);
  const spins = new Map(
    sets.map((set) => {
      const cycle = cycleOf(model, reels, set);
      return [
        set,
        chancesOfCases(
          cycle.counts.flatMap((row) => [...row]),
          cycle.size,
        ),
      ] as const;
    }),
  );
  /** A spin that brought the wilds of a set, and all that follows it. */
  const withRespins = new Map<number, PayChances>();
  const roundFrom = (held: number): PayChances =>
    mixPays(
      sets.flatMap((open) => {
        const chance = toNumber(chanceOf(reels, held, open));
        const pays = open === held ? spins.get(open) : withRespins.get(open);
        return chance > 0 && pays ? [[chance, pays] as const] : [];
      }),
    );
  // What follows a set is needed before the set itself: larger sets first.
  for (const set of sets.toReversed())
    withRespins.set(set, addPays(spins.get(set) ?? Float64Array.of(1), roundFrom(set)));
  return roundFrom(0);
}
