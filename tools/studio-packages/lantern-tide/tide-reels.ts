import type { RandomSource } from '../../../maths/random-source.ts';
import type { Strip, SymbolId } from '../../../maths/slot/slot-model.ts';
import { countScatters, windowAt } from '../../../maths/slot/window.ts';
import { BASE_STRIPS, FREE_ROUNDS, FREE_STRIPS, ROWS, TIDE_RULES } from './tide-model.ts';

const MOONS_OF_FEATURE = Math.min(...Object.keys(FREE_ROUNDS).map(Number));

/** What the reels show: one column a reel. */
export type Window = readonly (readonly SymbolId[])[];

export const spin = (random: RandomSource): Window => draw(BASE_STRIPS, random);

export const spinFree = (random: RandomSource): Window => draw(FREE_STRIPS, random);

function draw(strips: readonly Strip[], random: RandomSource): Window {
  const stops = strips.map((strip) => random.integer(strip.length));
  return windowAt(strips, stops, ROWS);
}

/** Where a strip can stop, by the number of moons that it then shows. */
function stopsByMoons(strip: Strip): number[][] {
  const stops: number[][] = [[], []];
  strip.forEach((_, stop) => {
    const moons = countScatters(TIDE_RULES, windowAt([strip], [stop], ROWS));
    stops[moons]?.push(stop);
  });
  return stops;
}

/** Every choice of reels with a moon that opens the feature, and in how many ways the reels can stop so. */
function featureChoices(reels: readonly (readonly number[][])[]) {
  const choices = Array.from({ length: 2 ** reels.length }, (_, bits) =>
    reels.map((_reel, at) => (bits >> at) & 1),
  );
  return choices
    .filter((moons) => moons.reduce((sum, count) => sum + count, 0) >= MOONS_OF_FEATURE)
    .map((moons) => ({
      moons,
      ways: moons.reduce((product, count, at) => product * waysOf(reels, at, count), 1),
    }));
}

const waysOf = (reels: readonly (readonly number[][])[], at: number, moons: number): number =>
  reels[at]?.[moons]?.length ?? 0;

const REELS = BASE_STRIPS.map(stopsByMoons);
const CHOICES = featureChoices(REELS);
const ALL_WAYS = CHOICES.reduce((sum, { ways }) => sum + ways, 0);

/** A window of the base mode that opens the feature, each as likely as it is among all that do. */
export function spinForFeature(random: RandomSource): Window {
  let at = random.integer(ALL_WAYS);
  const choice = CHOICES.find(({ ways }) => {
    at -= ways;
    return at < 0;
  });
  const stops = REELS.map((reel, index) => {
    const possible = reel[choice?.moons[index] ?? 0] ?? [];
    return possible[random.integer(possible.length)] ?? 0;
  });
  return windowAt(BASE_STRIPS, stops, ROWS);
}
