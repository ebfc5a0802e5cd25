import { type Cents, cents } from '../../../../contract/money.ts';
import { addCents, subtractCents } from '../../../../contract/money-arithmetic.ts';
import type { PlayReport, ReportPeriod } from '../../../../contract/protection/play-report-calls.ts';
import { csvText, plainAmount, textCell } from '../../../platform/csv.ts';

export interface ReportChoice {
  readonly period: ReportPeriod;
  /** Days of the market, both included; only with `own`. */
  readonly from: string | null;
  readonly to: string | null;
}

interface Figures {
  readonly staked: Cents;
  readonly won: Cents;
  readonly prizes: Cents;
  readonly net: Cents;
  readonly rounds: number;
}

/** A step of the chart: a day, or a month where days would be too many to tell apart. */
export interface ReportStep extends Figures {
  /** YYYY-MM-DD or YYYY-MM. */
  readonly name: string;
}

/** Won and prizes less what was staked. */
const netOf = ({ staked, won, prizes = cents(0) }: { staked: Cents; won: Cents; prizes?: Cents }): Cents =>
  subtractCents(addCents(won, prizes), staked);

const DAY_MS = 86_400_000;
const MAX_DAY_STEPS = 62;

/** Every calendar day from one to another, both included; days have no zone. */
function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The whole period in equal steps, those without play too: a gap is information. */
export function stepsOf({ from, to, days }: Pick<PlayReport, 'from' | 'to' | 'days'>): ReportStep[] {
  const all = daysBetween(from, to);
  const nameOf = (day: string) => (all.length > MAX_DAY_STEPS ? day.slice(0, 7) : day);
  const breakdown = new Map(all.map((day) => [nameOf(day), { staked: 0, won: 0, prizes: 0, rounds: 0 }]));
  for (const day of days) {
    const sum = breakdown.get(nameOf(day.day));
    if (!sum) continue;
    sum.staked += day.staked;
    sum.won += day.won;
    sum.prizes += day.prizes;
    sum.rounds += day.rounds;
  }
  return [...breakdown].map(([name, { staked, won, prizes, rounds }]) => {
    const money = { staked: cents(staked), won: cents(won), prizes: cents(prizes) };
    return { name, ...money, net: netOf(money), rounds };
  });
}

export const isMonth = (name: string): boolean => name.length === 7;

/** A step's day or month in the reader's language. Calendar days have no zone: they are read and written as UTC. */
export function stepText(name: string, locale: string, isShort = false): string {
  const shape: Intl.DateTimeFormatOptions = isMonth(name)
    ? { year: isShort ? '2-digit' : 'numeric', month: isShort ? 'short' : 'long' }
    : { month: 'short', day: 'numeric', ...(!isShort && { weekday: 'short', year: 'numeric' }) };
  return new Intl.DateTimeFormat(locale, { ...shape, timeZone: 'UTC' }).format(Date.parse(name));
}

/** From the first day to the last as a language writes a range; one day stands alone. */
export function spanText({ from, to }: { from: string; to: string }, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

/** What the market calls its own time. */
export function zoneText(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whole hours and minutes; a started minute counts, so that play is never shown as none. */
export function playedTime(ms: number): { hours: number; minutes: number } {
  const whole = Math.ceil(ms / 60_000);
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}

export interface CsvMessages {
  readonly head: readonly string[];
  readonly day: string;
  readonly game: string;
  readonly type: string;
  readonly total: string;
  typeName(key: string | null): string;
}

/** Days, games, types and the total, a line each; a game wins no draw's prize, so that column is the days'. */
export function reportAsCsv({ days, games, types, totals }: PlayReport, words: CsvMessages): string {
  const line = (
    kind: string,
    name: string,
    { staked, won, rounds, prizes }: { staked: Cents; won: Cents; rounds: number; prizes?: Cents },
  ) => [
    textCell(kind),
    textCell(name),
    plainAmount(staked),
    plainAmount(won),
    prizes === undefined ? '' : plainAmount(prizes),
    plainAmount(netOf({ staked, won, ...(prizes !== undefined && { prizes }) })),
    String(rounds),
  ];
  return csvText([
    words.head.map(textCell),
    ...days.map((day) => line(words.day, day.day, day)),
    ...games.map((game) => line(words.game, game.name, game)),
    ...types.map((type) => line(words.type, words.typeName(type.key), type)),
    line(words.total, '', totals),
  ]);
}
