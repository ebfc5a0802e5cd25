import type { CoinRow, RecordKind, Statement, StatementFigures } from '../../../contract/calls/records.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { amountText } from './rules.ts';

export const RECORD_KINDS: readonly RecordKind[] = [
  'deposit',
  'withdrawal',
  'returned',
  'bet',
  'prize',
  'safebox',
  'bonus',
  'other',
];

export interface RecordFilter {
  /** UTC days, both included. */
  readonly from: string;
  readonly to: string;
  readonly kind: RecordKind | null;
}

/** Rows that come by themselves until the list rests, so that what lies below it can be reached. */
const ROWS_WITHOUT_ASKING = 200;

/** Whether the list waits for a tap here before it goes on. */
export const restsAt = (rows: number): boolean => rows > 0 && rows % ROWS_WITHOUT_ASKING === 0;

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last thirty days of one kind, or of all. */
export function firstFilter(kindInAddress: string | null, now: number): RecordFilter {
  const kind = RECORD_KINDS.find((name) => name === kindInAddress) ?? null;
  return { from: dayOf(now - 29 * DAY_MS), to: dayOf(now), kind };
}

/** What the house owes to play: won and prizes less what was staked. */
export const resultOfPlay = ({ won, prizes, staked }: StatementFigures): Cents =>
  cents(won + prizes - staked);

/** What the player has put in, less what they have taken out. */
export const netDeposits = ({ deposited, withdrawn, returned }: StatementFigures): Cents =>
  cents(deposited - withdrawn + returned);

/** An amount for a program: digits and a point, with a minus below zero. */
function plainAmount(amount: Cents): string {
  const text = amountText(cents(Math.abs(amount)));
  return `${amount < 0 ? '-' : ''}${text.includes('.') ? text : `${text}.00`}`;
}

/** A cell that no spreadsheet takes for a formula or breaks a line on. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface CsvWords {
  readonly head: readonly string[];
  readonly opening: string;
  readonly closing: string;
  kind(kind: RecordKind): string;
}

/** Rows oldest first between the balance before and after; with all kinds they add up from one to the other. */
export function recordsAsCsv(rows: readonly CoinRow[], statement: Statement, words: CsvWords): string {
  const line = (cells: readonly string[]) => cells.join(',');
  return [
    line(words.head.map(textCell)),
    line(['', textCell(words.opening), '', plainAmount(statement.opening), '']),
    ...rows
      .toReversed()
      .map(({ id, at, kind, amount, gameName }) =>
        line([
          new Date(at).toISOString(),
          textCell(words.kind(kind)),
          textCell(gameName ?? ''),
          plainAmount(amount),
          textCell(id),
        ]),
      ),
    line(['', textCell(words.closing), '', plainAmount(statement.closing), '']),
    '',
  ].join('\r\n');
}
