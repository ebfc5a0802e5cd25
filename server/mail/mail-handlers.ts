import {
  type delMail,
  type delReadMail,
  type getMail2,
  type getMailDetail,
  MAIL_CATEGORIES,
  type MailCategory,
  type MailCounts,
} from '../../contract/mail/mail-calls.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { marketConfig } from '../config/public/market-config.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { claimMail } from './claim-mail.ts';
import {
  hasMail,
  readMailCounts,
  readMailPage,
  updateDeletedMail,
  updateDeletedReadMails,
  updateReadMail,
} from './mail-queries.ts';
import { attachmentOf, linksOf, writeRow } from './write-row.ts';

/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The same for another player's mail as for none. */
const unknownMail = () => new CallError('mailUnknown', 'the player has no such mail');

const NO_MAIL: MailCounts = { unread: 0, waiting: 0, read: 0 };

const allCounts = (rows: Awaited<ReturnType<typeof readMailCounts>>) =>
  Object.fromEntries(
    MAIL_CATEGORIES.map((category) => {
      const { unread, waiting, read } = rows.find((row) => row.category === category) ?? NO_MAIL;
      return [category, { unread, waiting, read }];
    }),
  ) as Record<MailCategory, MailCounts>;

const listMails: Handler<typeof getMail2> = async ({ category, cursor, pageSize }, request) => {
  const { context, locale } = request;
  const { id: playerId } = memberOf(request);
  const now = context.clock.now();
  const page = { playerId, category, before: cursor ?? LAST_ID, limit: pageSize + 1, now };
  const [rows, { timeZone, currency }, counts, canClaim] = await Promise.all([
    readMailPage(context.sql, page),
    readConfig(context.sql, marketConfig),
    readMailCounts(context.sql, playerId, now),
    mayBeOffered(context, playerId),
  ]);
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map((row) => {
      const { id, category, sentAt, readAt } = row;
      const { title, paragraphs } = writeRow(row, { locale, timeZone, currency });
      const attachment = attachmentOf(row, now);
      return { id, category, title, sentAt, readAt, attachment, summary: paragraphs[0] };
    }),
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    counts: allCounts(counts),
    canClaim,
  };
};

const readMail: Handler<typeof getMailDetail> = async ({ id }, request) => {
  const { context, locale } = request;
  const now = context.clock.now();
  const { id: playerId } = memberOf(request);
  const row = await updateReadMail(context.sql, { playerId, id }, now);
  if (!row) throw unknownMail();
  const [{ timeZone, currency }, canClaim] = await Promise.all([
    readConfig(context.sql, marketConfig),
    mayBeOffered(context, playerId),
  ]);
  const { title, paragraphs } = writeRow(row, { locale, timeZone, currency });
  const { category, sentAt, readAt } = row;
  return {
    id,
    category,
    title,
    sentAt,
    readAt,
    attachment: attachmentOf(row, now),
    paragraphs: [...paragraphs],
    links: linksOf(row),
    canClaim,
  };
};

const removeMail: Handler<typeof delMail> = async ({ id, isRewardGivenUp = false }, request) => {
  const { sql, clock } = request.context;
  const key = { playerId: memberOf(request).id, id };
  if (await updateDeletedMail(sql, { ...key, isRewardGivenUp }, clock.now())) return {};
  if (await hasMail(sql, key)) throw new CallError('mailHasReward', `what is attached to mail ${id} waits`);
  throw unknownMail();
};

const removeReadMails: Handler<typeof delReadMail> = async ({ category }, request) => {
  const { sql, clock } = request.context;
  const { id: playerId } = memberOf(request);
  return { deleted: await updateDeletedReadMails(sql, { playerId, category }, clock.now()) };
};

export const mailHandlers = {
  getMail2: listMails,
  getMailDetail: readMail,
  receiveMail: claimMail,
  delMail: removeMail,
  delReadMail: removeReadMails,
};
