import type { AppConfigQuestion } from '../../hooks.ts';
import { readCurrentNotices, startOf } from './current-notices.ts';

/** What every visitor is told at a start. */
export async function readMailAppConfig(asked: AppConfigQuestion) {
  const notices = await readCurrentNotices(asked.sql, asked);
  return { notices: notices.map(startOf) };
}
