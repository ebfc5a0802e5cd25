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
type RouletteKind = keyof typeof ROULETTE_KINDS;

export interface RouletteSpot {
  readonly name: string;
  readonly kind: RouletteKind;
  readonly numbers: readonly number[];
}

export const RED_NUMBERS: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
const FIELD = range(1, 36);
/** First numbers of the twelve rows of three. */
const ROWS = FIELD.filter((number) => number % 3 === 1);

/** An inside bet is named by its numbers, like `split-1-2`. */
function inside(kind: RouletteKind, numbers: readonly number[]): RouletteSpot {
  return { name: `${kind}-${numbers.join('-')}`, kind, numbers };
}

function outside(kind: RouletteKind, name: string, isCovered: (number: number) => boolean): RouletteSpot {
  return { name, kind, numbers: FIELD.filter(isCovered) };
}

const STRAIGHTS = range(0, 36).map((number) => inside('straight', [number]));

const SPLITS = [
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...FIELD.filter((number) => number % 3 !== 0).map((number) => inside('split', [number, number + 1])),
  ...range(1, 33).map((number) => inside('split', [number, number + 3])),
];

const STREETS = [
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  ...ROWS.map((number) => inside('street', range(number, number + 2))),
];

const CORNERS = [
  inside('corner', [0, 1, 2, 3]),
  ...range(1, 32)
    .filter((number) => number % 3 !== 0)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
];

const SIX_LINES = ROWS.slice(0, -1).map((number) => inside('sixLine', range(number, number + 5)));

const OUTSIDE = [
  ...[1, 2, 3].map((column) =>
    outside('column', `column-${column}`, (number) => (number - column) % 3 === 0),
  ),
  ...[1, 2, 3].map((dozen) =>
    outside('dozen', `dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen),
  ),
  outside('evenChance', 'red', (number) => RED_NUMBERS.includes(number)),
  outside('evenChance', 'black', (number) => !RED_NUMBERS.includes(number)),
  outside('evenChance', 'even', (number) => number % 2 === 0),
  outside('evenChance', 'odd', (number) => number % 2 === 1),
  outside('evenChance', 'low', (number) => number <= 18),
  outside('evenChance', 'high', (number) => number >= 19),
];

/** Every spot of the table: 37 numbers, 60 splits, 14 streets, 23 corners, 11 six lines, 12 outside. */
export const ROULETTE_SPOTS: readonly RouletteSpot[] = [
  ...STRAIGHTS,
  ...SPLITS,
  ...STREETS,
  ...CORNERS,
  ...SIX_LINES,
  ...OUTSIDE,
];
