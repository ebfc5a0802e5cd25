import type { delMail, getMail2, getMailDetail } from '../../contract/mail/mail-calls.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-store.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readMailPage, updateDeletedMail, updateReadMail } from './mail-queries.ts';
import { MAIL_TEMPLATES } from './public/mail-content.ts';
import { writeMail } from './public/write-mail.ts';

/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The same for another player's mail as for none. */
const unknownMail = () => new CallError('mailUnknown', 'the player has no such mail');

const list: Handler<typeof getMail2> = async ({ category, cursor, pageSize }, request) => {
  const { context, locale } = request;
  const { id: playerId } = memberOf(request);
  const now = context.clock.now();
  const page = { playerId, category, before: cursor ?? LAST_ID, limit: pageSize + 1, now };
  const [rows, { timeZone }] = await Promise.all([
    readMailPage(context.sql, page),
    readConfig(context.sql, 'market'),
  ]);
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map((row) => {
      const { id, category, sentAt, readAt } = row;
      const { title, paragraphs } = writeMail(row, { locale, timeZone });
      return { id, category, title, sentAt, readAt, summary: paragraphs[0] };
    }),
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};

const show: Handler<typeof getMailDetail> = async ({ id }, request) => {
  const { context, locale } = request;
  const row = await updateReadMail(context.sql, { playerId: memberOf(request).id, id }, context.clock.now());
  if (!row) throw unknownMail();
  const { timeZone } = await readConfig(context.sql, 'market');
  const { title, paragraphs } = writeMail(row, { locale, timeZone });
  const { category, sentAt, readAt, template } = row;
  const { links } = MAIL_TEMPLATES[template];
  return { id, category, title, sentAt, readAt, paragraphs: [...paragraphs], links: [...links] };
};

const remove: Handler<typeof delMail> = async ({ id }, request) => {
  const { sql, clock } = request.context;
  const isKnown = await updateDeletedMail(sql, { playerId: memberOf(request).id, id }, clock.now());
  if (!isKnown) throw unknownMail();
  return {};
};

export const mailHandlers = { getMail2: list, getMailDetail: show, delMail: remove };
