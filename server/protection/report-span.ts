import type { ReportPeriod } from '../../contract/protection/play-report-calls.ts';
import { CallError } from '../call-error.ts';

export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** A calendar day this many days later; days have no time zone. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first day of the month this many months before a day's own. */
function monthStart(day: string, monthsBefore: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsBefore, 1)).toISOString().slice(0, 10);
}

const FIRST_DAY_OF: Readonly<Record<Exclude<ReportPeriod, 'own'>, (today: string) => string>> = {
  today: (today) => today,
  days7: (today) => dayAfter(today, -6),
  days30: (today) => dayAfter(today, -29),
  month: (today) => monthStart(today, 0),
  year: (today) => monthStart(today, 11),
};

interface SpanQuery {
  readonly period: ReportPeriod;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The days of a period as of today, both included. Future days are left out, so that no empty ones are shown.
 * @throws CallError invalidValue where the custom days are missing or in the wrong order
 */
export function reportDays({ period, from, to }: SpanQuery, today: string): ReportDays {
  if (period !== 'own') return { from: FIRST_DAY_OF[period](today), to: today };
  const field = from === null ? 'from' : to === null ? 'to' : null;
  if (from === null || to === null || from > to || from > today) {
    throw new CallError('invalidValue', 'a custom period needs a first and a last day', {
      field: field ?? 'from',
    });
  }
  return { from, to: to > today ? today : to };
}
