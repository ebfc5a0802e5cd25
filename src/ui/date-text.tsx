import { useUi } from './ui-context.ts';

interface DateTextProps {
  /** Milliseconds since 1970. */
  at: number;
  shows?: 'date' | 'time' | 'both';
}

const SHAPES = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment in the market's zone and the reader's language. */
export function DateText({ at, shows = 'both' }: DateTextProps) {
  const { momentFormat } = useUi();
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{momentFormat(SHAPES[shows]).format(date)}</time>;
}
