import { NOTICE_START, type Notice } from '../../../contract/mail/notice-calls.ts';
import type { Db } from '../../db/sql.ts';
import type { Locale } from '../../localization/localized.ts';
import { sayText } from '../../localization/say-text.ts';
import { readCurrentNoticeRows } from './notice-queries.ts';

/** What a visitor is told at once. More would be read by nobody, and every start brings it. */
const MAX_SHOWN = 10;

interface Reader {
  readonly locale: Locale;
  /** The market's. */
  readonly minimumAge: number;
  readonly now: number;
}

/** What every visitor is told now, in one language; pinned ones first, then the newest. */
export async function readCurrentNotices(db: Db, reader: Reader): Promise<Notice[]> {
  const rows = await readCurrentNoticeRows(db, reader.now, MAX_SHOWN);
  return rows.map(({ id, title, body, isPinned, startsAt }) => ({
    id,
    title: sayText(title, reader),
    text: sayText(body, reader),
    isPinned,
    startsAt,
  }));
}

/** How a start brings it: of a long text only how it begins. */
export function startOf({ text, ...notice }: Notice): Notice & { isWhole: boolean } {
  const isWhole = text.length <= NOTICE_START;
  if (isWhole) return { ...notice, text, isWhole };
  // Not in the middle of a character of two code units.
  const start = text.slice(0, NOTICE_START).replace(/[\uD800-\uDBFF]$/, '');
  return { ...notice, text: `${start.trimEnd()}…`, isWhole };
}
