/** Kinds of bet, with the numbers that one of them covers. */
export const ROULETTE_KINDS = {
  straight: 1,
  split: 2,
  street: 3,
  corner: 4,
  sixLine: 6,
  column: 12,
  dozen: 12,
  evenChance: 18,
} as const;
export type RouletteKind = keyof typeof ROULETTE_KINDS;

export interface RouletteSpot {
  readonly name: string;
  readonly kind: RouletteKind;
  readonly numbers: readonly number[];
}

export const RED_NUMBERS: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

const numbersBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
const FIELD = numbersBetween(1, 36);
/** First numbers of the twelve rows of three. */
const ROWS = FIELD.filter((number) => number % 3 === 1);

/** An inside bet is named by its numbers, like `split-1-2`. */
function insideSpot(kind: RouletteKind, numbers: readonly number[]): RouletteSpot {
  return { name: `${kind}-${numbers.join('-')}`, kind, numbers };
}

function outsideSpot(kind: RouletteKind, name: string, isCovered: (number: number) => boolean): RouletteSpot {
  return { name, kind, numbers: FIELD.filter(isCovered) };
}

const STRAIGHTS = numbersBetween(0, 36).map((number) => insideSpot('straight', [number]));

const SPLITS = [
  ...[1, 2, 3].map((number) => insideSpot('split', [0, number])),
  ...FIELD.filter((number) => number % 3 !== 0).map((number) => insideSpot('split', [number, number + 1])),
  ...numbersBetween(1, 33).map((number) => insideSpot('split', [number, number + 3])),
];

const STREETS = [
  insideSpot('street', [0, 1, 2]),
  insideSpot('street', [0, 2, 3]),
  ...ROWS.map((number) => insideSpot('street', numbersBetween(number, number + 2))),
];

const CORNERS = [
  insideSpot('corner', [0, 1, 2, 3]),
  ...numbersBetween(1, 32)
    .filter((number) => number % 3 !== 0)
    .map((number) => insideSpot('corner', [number, number + 1, number + 3, number + 4])),
];

const SIX_LINES = ROWS.slice(0, -1).map((number) =>
  insideSpot('sixLine', numbersBetween(number, number + 5)),
);

const OUTSIDE_SPOTS = [
  ...[1, 2, 3].map((column) =>
    outsideSpot('column', `column-${column}`, (number) => (number - column) % 3 === 0),
  ),
  ...[1, 2, 3].map((dozen) =>
    outsideSpot('dozen', `dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen),
  ),
  outsideSpot('evenChance', 'red', (number) => RED_NUMBERS.includes(number)),
  outsideSpot('evenChance', 'black', (number) => !RED_NUMBERS.includes(number)),
  outsideSpot('evenChance', 'even', (number) => number % 2 === 0),
  outsideSpot('evenChance', 'odd', (number) => number % 2 === 1),
  outsideSpot('evenChance', 'low', (number) => number <= 18),
  outsideSpot('evenChance', 'high', (number) => number >= 19),
];

/** Every spot of the table: 37 numbers, 60 splits, 14 streets, 23 corners, 11 six lines, 12 outside. */
export const ROULETTE_SPOTS: readonly RouletteSpot[] = [
  ...STRAIGHTS,
  ...SPLITS,
  ...STREETS,
  ...CORNERS,
  ...SIX_LINES,
  ...OUTSIDE_SPOTS,
];
