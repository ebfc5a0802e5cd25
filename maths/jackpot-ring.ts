/** The path of the light around the board of two rows of five; a cell is its index on the board. */
export const RING_ORDER = [0, 1, 2, 3, 5, 9, 8, 7, 6, 4] as const;

/** How long the light stays on a cell at full speed. */
export const RING_STEP_MS = 80;
/** Full speed lasts this long; a step that begins later is slower. */
const RING_FULL_PACE_MS = 3_000;
/** Each step after that is longer by this than the one before it. */
const RING_SLOWING_MS = 20;
/** The light may stop on a step longer than this. */
const RING_STOP_ABOVE_MS = 300;

/** One step of the light. */
export interface RingStep {
  readonly cell: number;
  /** From the start of the run. */
  readonly atMs: number;
  readonly holdMs: number;
}

/**
 * Every stop of the light on its way to `winningCell`, which the server has chosen; the last step rests on it.
 * @param startCell where the light begins, so that a run can continue from where a circling light is.
 * @throws RangeError for a cell that the ring does not have.
 */
export function planRingRun(winningCell: number, startCell: number = RING_ORDER[0]): RingStep[] {
  placeOf(winningCell);
  const start = placeOf(startCell);
  const steps: RingStep[] = [];
  let atMs = 0;
  let holdMs = RING_STEP_MS;
  for (;;) {
    const cell = RING_ORDER[(start + steps.length) % RING_ORDER.length] ?? winningCell;
    if (atMs >= RING_FULL_PACE_MS) holdMs += RING_SLOWING_MS;
    steps.push({ cell, atMs, holdMs });
    if (holdMs > RING_STOP_ABOVE_MS && cell === winningCell) return steps;
    atMs += holdMs;
  }
}

/** The cell that the light goes to next. @throws RangeError for a cell that the ring does not have. */
export function nextOnRing(cell: number): number {
  return RING_ORDER[(placeOf(cell) + 1) % RING_ORDER.length] ?? RING_ORDER[0];
}

function placeOf(cell: number): number {
  const place = (RING_ORDER as readonly number[]).indexOf(cell);
  if (place < 0) throw new RangeError(`not a cell of the ring: ${cell}`);
  return place;
}
