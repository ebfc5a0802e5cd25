/** A round as the road sees it: one of two sides won, or it was a tie. */
export interface RoadResult {
  /** Null for a tie. */
  readonly side: string | null;
}

/** A ring of the road; `column` and `row` from 0. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  /** Null where the rounds began with ties: nobody has won yet. */
  readonly side: string | null;
  /** Ties that followed this win. */
  readonly ties: number;
}

export const ROAD_ROWS = 6;

/**
 * The big road: each run of wins of one side is a column, a new side begins a new one; a run that is longer than the road
 * is high, or meets an earlier one, turns to the right. Ties are counted on the win before them.
 * @param results oldest first
 */
export function planBigRoad(results: readonly RoadResult[]): readonly RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column} ${row}`);
  let runColumn = -1;
  for (const { side } of results) {
    const last = cells.at(-1);
    if (side === null && last) {
      cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    if (side !== null && last?.side === null) {
      // The first win takes the place where ties stood before it.
      cells[cells.length - 1] = { ...last, side };
      continue;
    }
    const isRun = last !== undefined && last.side === side;
    if (!isRun) runColumn += 1;
    const place = isRun ? nextOf(last, isFree) : { column: freeColumn(runColumn, isFree), row: 0 };
    if (!isRun) runColumn = place.column;
    taken.add(`${place.column} ${place.row}`);
    cells.push({ ...place, side, ties: side === null ? 1 : 0 });
  }
  return cells;
}

type IsFree = (column: number, row: number) => boolean;

/** Down while there is room and the run has not turned yet, else to the right. */
function nextOf({ column, row }: RoadCell, isFree: IsFree): Pick<RoadCell, 'column' | 'row'> {
  return isFree(column, row + 1) ? { column, row: row + 1 } : { column: column + 1, row };
}

/** A new run begins in the first column whose top is free. */
function freeColumn(column: number, isFree: IsFree): number {
  return isFree(column, 0) ? column : freeColumn(column + 1, isFree);
}
