import type { Cents } from '../../../contract/money.ts';
import { addCents, subtractCents } from '../../../contract/money-arithmetic.ts';
import type {
  CoinRow,
  RecordKind,
  Statement,
  StatementFigures,
} from '../../../contract/wallet/record-calls.ts';
import { csvText, plainAmount, textCell } from '../../platform/csv.ts';
import { momentFormat, plainMoment } from '../../platform/market-time.ts';

export const RECORD_KINDS: readonly RecordKind[] = [
  'deposit',
  'withdrawal',
  'returned',
  'bet',
  'prize',
  'safebox',
  'bonus',
  'forfeit',
  'other',
];

export interface RecordFilter {
  /** UTC days, both included. */
  readonly from: string;
  readonly to: string;
  readonly kind: RecordKind | null;
}

/** Payments that are in no balance move none either: they stand beside the movements, where deposits are looked at. */
export const showsHeld = ({ kind }: Pick<RecordFilter, 'kind'>): boolean =>
  kind === null || kind === 'deposit';

/** Rows that come by themselves until the list rests, so that what lies below it can be reached. */
const ROWS_WITHOUT_CONFIRMATION = 200;

/** Whether the list stops here until a tap loads more. */
export const restsAt = (rows: number): boolean => rows > 0 && rows % ROWS_WITHOUT_CONFIRMATION === 0;

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** When a day of the records begins, in the market's time. */
export const dayStart = (day: string, locale: string): string =>
  momentFormat(locale, { timeStyle: 'short' }).format(Date.parse(day));

/** The last thirty days of one kind, or of all. */
export function firstFilter(kindInAddress: string | null, now: number): RecordFilter {
  const kind = RECORD_KINDS.find((name) => name === kindInAddress) ?? null;
  return { from: dayOf(now - 29 * DAY_MS), to: dayOf(now), kind };
}

/** What the platform owes to play: won and prizes less what was staked. */
export const resultOfPlay = ({ won, prizes, staked }: StatementFigures): Cents =>
  subtractCents(addCents(won, prizes), staked);

/** What the player has put in, less what they have taken out. */
export const netDeposits = ({ deposited, withdrawn, returned }: StatementFigures): Cents =>
  addCents(subtractCents(deposited, withdrawn), returned);

interface CsvMessages {
  readonly head: readonly string[];
  readonly opening: string;
  readonly closing: string;
  kind(kind: RecordKind): string;
}

/** Rows oldest first between the balance before and after; with all kinds they add up from one to the other. */
export function recordsAsCsv(rows: readonly CoinRow[], statement: Statement, words: CsvMessages): string {
  return csvText([
    words.head.map(textCell),
    ['', textCell(words.opening), '', '', '', plainAmount(statement.opening), ''],
    ...rows
      .toReversed()
      .map(({ id, at, kind, amount, gameName, stake, win }) => [
        plainMoment(at),
        textCell(words.kind(kind)),
        textCell(gameName ?? ''),
        stake === null ? '' : plainAmount(stake),
        win === null ? '' : plainAmount(win),
        plainAmount(amount),
        textCell(id),
      ]),
    ['', textCell(words.closing), '', '', '', plainAmount(statement.closing), ''],
  ]);
}
