import * as z from 'zod/mini';
import { defineCall, timeField } from '../call.ts';

/** `service`: what concerns the games that the player played; `account`: what concerns the player's own matters. */
export const MAIL_CATEGORIES = ['service', 'account'] as const;
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

export const MAIL_PAGE_SIZE = 20;
const MAIL_PAGE_SIZE_MAX = 50;

const mail = z.object({
  id: z.string(),
  category: z.enum(MAIL_CATEGORIES),
  title: z.string(),
  sentAt: timeField,
  /** Null until the mail has been opened. */
  readAt: z.nullable(timeField),
});
export type Mail = z.output<typeof mail>;

/** Where a mail leads: to the proof of rounds, to the player's bets, to a new complaint, or to the player's own ones. */
const MAIL_LINKS = ['fair', 'bets', 'complaint', 'complaints'] as const;
export type MailLink = (typeof MAIL_LINKS)[number];

const mailDetail = z.extend(mail, {
  paragraphs: z.array(z.string()),
  links: z.array(z.enum(MAIL_LINKS)),
});

export type MailDetail = z.output<typeof mailDetail>;

const idField = z.uuid();

export const getMail2 = defineCall('getMail2', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The player’s mails in the language of the request, newest first; of one category, or of all.',
  body: z.object({
    category: z.nullable(z.enum(MAIL_CATEGORIES)),
    /** A page after the one whose `nextCursor` it is; null begins with the newest. */
    cursor: z.nullable(idField),
    pageSize: z.int().check(z.minimum(1), z.maximum(MAIL_PAGE_SIZE_MAX)),
  }),
  data: z.object({
    list: z.array(
      z.extend(mail, {
        /** How its text begins. */
        summary: z.string(),
      }),
    ),
    /** Null after the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export type MailRow = z.output<typeof getMail2.data>['list'][number];

export const getMailDetail = defineCall('getMailDetail', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'One mail with its text; it counts as read from now on.',
  body: z.object({ id: idField }),
  data: mailDetail,
  errors: ['mailUnknown'],
});

export const delMail = defineCall('delMail', {
  access: 'member',
  about: 'Removes a mail from the player’s list; one that was removed before stays so.',
  body: z.object({ id: idField }),
  data: z.object({}),
  errors: ['mailUnknown'],
});
