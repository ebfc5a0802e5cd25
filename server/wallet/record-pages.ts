import { CallError } from '../call-error.ts';
import { isUuid } from '../db/is-uuid.ts';

const DAY_MS = 86_400_000;

export interface Span {
  /** Milliseconds; the end is not part of it. */
  readonly start: number;
  readonly end: number;
}

/** Far enough for any account, and within the database's range of dates. */
const END_OF_TIME = Date.UTC(2200, 0, 1);

/** From the first moment of a UTC day to the last of another. */
export function spanOf({ from, to }: { from: string | null; to: string | null }): Span {
  return {
    start: from === null ? 0 : withinTime(Date.parse(from)),
    end: to === null ? END_OF_TIME : withinTime(Date.parse(to) + DAY_MS),
  };
}

/** Ids have no times outside of this, and the day after 9999-12-31 is none for the database. */
const withinTime = (at: number): number => Math.min(Math.max(at, 0), END_OF_TIME);

/** With several clocks, and one that is set back, the time in an id differs from its row's by this much at most. */
const SLACK_MS = 3_600_000;

/** The ids of rows whose times lie in a span: an id begins with its creation time. */
export function idsWithin({ start, end }: Span): { first: string; last: string } {
  return { first: firstIdOf(Math.max(0, start - SLACK_MS)), last: firstIdOf(end + SLACK_MS) };
}

function firstIdOf(at: number): string {
  const hex = at.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** @throws CallError invalidValue for a cursor that no page returned. */
export function readIdCursor(cursor: string | null): string {
  if (cursor === null) return LAST_ID;
  if (!isUuid(cursor)) throw badCursor();
  return cursor;
}

const badCursor = () => new CallError('invalidValue', 'no page returned this cursor', { field: 'cursor' });

/** One row more than a page is queried, which shows whether there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  pageSize: number,
  cursorOf: (last: Row) => string,
): { list: Row[]; nextCursor: string | null } {
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  return { list, nextCursor: rows.length > pageSize && last ? cursorOf(last) : null };
}

/** The cursor of a row in a list by time, and by id within the same time. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

export const TOP: Place = { at: END_OF_TIME, id: LAST_ID };

export const writeCursor = ({ at, id }: Place): string => `${at}|${id}`;

/** @throws CallError invalidValue for an invalid cursor. */
export function readCursor(time = '', id = ''): Place {
  const at = Number(time);
  if (!isUuid(id) || !/^\d{1,14}$/.test(time) || at > END_OF_TIME) throw badCursor();
  return { at, id };
}
