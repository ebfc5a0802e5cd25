/** The mathematics of the one game: three lanterns, of which each lights with the chance of one half. */

export const GAME_CODE = 'hbw_copper_lantern';
export const LANTERNS = 3;
/** Every combination of lanterns has the same chance; bit 0 is the left one. */
export const COMBINATIONS = 2 ** LANTERNS;

/** What is paid for the right number of lit lanterns, in hundredths of the stake. */
const PAYOUT_HUNDREDTHS: readonly number[] = [768, 256, 256, 768];
export const PICKS: readonly number[] = PAYOUT_HUNDREDTHS.map((_, pick) => pick);

/** Cents. Multiples of 25, of which every payout is a whole cent. */
export const STAKES: readonly number[] = [
  25, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000,
];
export const FIRST_STAKE = 100;

export const litCount = (combination: number): number =>
  [0, 1, 2].filter((place) => isLit(combination, place)).length;

export const isLit = (combination: number, place: number): boolean => ((combination >> place) & 1) === 1;

/** Of a guess in times the stake, for its button. */
export const multiplierOf = (pick: number): number => (PAYOUT_HUNDREDTHS[pick] ?? 0) / 100;

/** Whole cents. @param stake one of STAKES */
export function payoutOf(stake: number, pick: number, combination: number): number {
  return litCount(combination) === pick ? (stake * (PAYOUT_HUNDREDTHS[pick] ?? 0)) / 100 : 0;
}
