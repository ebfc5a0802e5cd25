import { cents, formatCents } from '../../contract/money.ts';
import { nextTask } from './next-task.ts';

const relative = new Map<string, Intl.RelativeTimeFormat>();

/** "3 min. ago" in the words of a locale. */
export function relativeTimeFormat(locale: string): Intl.RelativeTimeFormat {
  const format = relative.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'narrow' });
  relative.set(locale, format);
  return format;
}

/** The first format of each kind reads its language's data, as long as the page takes to be laid out: a task for each. */
export async function warmFormats(locale: string): Promise<void> {
  await nextTask();
  formatCents(cents(100_001), { locale, sign: '' });
  await nextTask();
  relativeTimeFormat(locale);
}
