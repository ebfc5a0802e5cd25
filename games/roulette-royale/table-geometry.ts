import type { RouletteSpot } from '../../maths/roulette/spots.ts';

/**
 * A box on the table, in fields. `u` runs from the zero along the twelve rows of three, `v` across them, from the
 * side of the 3 to that of the 1, and on to dozens and even chances.
 */
export interface FieldBox {
  readonly u: number;
  readonly v: number;
  readonly du: number;
  readonly dv: number;
}

/** The whole table, in fields: zero, twelve rows and the columns; three numbers, a line, dozens, even chances. */
export const TABLE_LENGTH = 14;
export const TABLE_DEPTH = 5.1;

/** Bets between numbers lie on their lines, on squares of this side. Half a field leaves a number its own middle. */
const LINE_BOX = 0.5;
const DOZENS_AT = 3.34;
const OUTSIDE_DEPTH = 0.88;
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'];

const rowOf = (number: number): number => Math.ceil(number / 3) - 1;
/** 0 for 1, 4, 7 …, 2 for 3, 6, 9 … */
const columnOf = (number: number): number => (number - 1) % 3;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where a bet lies on the table. */
export function boxOf({ name, kind, numbers }: RouletteSpot): FieldBox {
  if (kind === 'column') return { u: 13, v: 2 - columnOf(numbers[0] ?? 1), du: 1, dv: 1 };
  if (kind === 'dozen') return { u: 1 + rowOf(numbers[0] ?? 1), v: DOZENS_AT, du: 4, dv: OUTSIDE_DEPTH };
  if (kind === 'evenChance')
    return { u: 1 + 2 * EVEN_CHANCES.indexOf(name), v: DOZENS_AT + OUTSIDE_DEPTH, du: 2, dv: OUTSIDE_DEPTH };
  if (kind === 'straight') return numberBox(numbers[0] ?? 0);
  const [u, v] = lineOf(kind, numbers);
  return { u: u - LINE_BOX / 2, v: v - LINE_BOX / 2, du: LINE_BOX, dv: LINE_BOX };
}

function numberBox(number: number): FieldBox {
  if (number === 0) return { u: 0, v: 0, du: 1, dv: 3 };
  return { u: 1 + rowOf(number), v: 2 - columnOf(number), du: 1, dv: 1 };
}

/** The point on the lines where a bet on several numbers lies. */
function lineOf(kind: RouletteSpot['kind'], numbers: readonly number[]): readonly [u: number, v: number] {
  const field = numbers.filter((number) => number > 0);
  const across = meanOf(field.map((number) => 2.5 - columnOf(number)));
  // Those that take the zero lie on its line.
  if (field.length < numbers.length) return [1, kind === 'corner' ? 3 : across];
  const along = meanOf(field.map((number) => 1.5 + rowOf(number)));
  return [along, kind === 'street' || kind === 'sixLine' ? 3 : across];
}
