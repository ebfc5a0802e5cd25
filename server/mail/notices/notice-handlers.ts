import type { getNotices } from '../../../contract/mail/notice-calls.ts';
import { readConfig } from '../../config/public/config-value-queries.ts';
import { marketConfig } from '../../config/public/market-config.ts';
import type { Handler } from '../../http/handler.ts';
import { readCurrentNotices } from './current-notices.ts';

const listNotices: Handler<typeof getNotices> = async (_body, { context, locale }) => {
  const { sql, clock } = context;
  const { minimumAge } = await readConfig(sql, marketConfig);
  return { list: await readCurrentNotices(sql, { locale, minimumAge, now: clock.now() }) };
};

export const noticeHandlers = { getNotices: listNotices };
