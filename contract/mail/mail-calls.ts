import * as z from 'zod/mini';
import { defineCall, requestIdField, timeField } from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';
import { CLAIM_ERRORS, claimedSchema } from '../rewards/vip-calls.ts';

/**
 * `service`: what concerns the games that the player played; `account`: what concerns the player's own matters;
 * `reward`: something to claim that the player has coming; `offer`: advertising, which only those get who have agreed to it.
 */
export const MAIL_CATEGORIES = ['service', 'account', 'reward', 'offer'] as const;
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

export const MAIL_PAGE_SIZE = 20;
const MAIL_PAGE_SIZE_MAX = 50;

const attachmentSchema = z.object({
  rewards: z.array(rewardSchema),
  /** `lapsed`: it was not claimed in time. */
  state: z.enum(['waiting', 'claimed', 'lapsed']),
  /** It can be claimed before then. */
  claimUntil: timeField,
  /** How many times attached money is bet before a withdrawal; 0: none, or no money is attached. */
  wageringMultiple: z.int(),
});
export type MailAttachment = z.output<typeof attachmentSchema>;

const mailSchema = z.object({
  id: z.string(),
  category: z.enum(MAIL_CATEGORIES),
  title: z.string(),
  sentAt: timeField,
  /** Null until the mail has been opened. */
  readAt: z.nullable(timeField),
  attachment: z.nullable(attachmentSchema),
});
export type Mail = z.output<typeof mailSchema>;

/**
 * Where a mail may lead, and nowhere else: the proof of rounds, the player's bets, a new complaint or the player's own
 * ones, the games, the bonus centre, the limits, the points, the player's tickets of lotteries, the player's feedback,
 * customer service.
 */
export const MAIL_LINKS = [
  'fair',
  'bets',
  'complaint',
  'complaints',
  'games',
  'bonus',
  'limits',
  'points',
  'tickets',
  'feedback',
  'service',
] as const;
export type MailLink = (typeof MAIL_LINKS)[number];

const mailDetailSchema = z.extend(mailSchema, {
  paragraphs: z.array(z.string()),
  /** False for a player to whom nothing may be granted now. */
  canClaim: z.boolean(),
  links: z.array(z.enum(MAIL_LINKS)),
});

export type MailDetail = z.output<typeof mailDetailSchema>;

const idField = z.uuid();
const categoryField = z.nullable(z.enum(MAIL_CATEGORIES));

const countsSchema = z.object({ unread: z.int(), waiting: z.int(), read: z.int() });
export type MailCounts = z.output<typeof countsSchema>;

export const getMail2 = defineCall('getMail2', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The player’s mails in the language of the request, newest first; of one category, or of all.',
  body: z.object({
    category: categoryField,
    /** A page after the one whose `nextCursor` it is; null begins with the newest. */
    cursor: z.nullable(idField),
    pageSize: z.int().check(z.minimum(1), z.maximum(MAIL_PAGE_SIZE_MAX)),
  }),
  data: z.object({
    list: z.array(
      z.extend(mailSchema, {
        /** How its text begins. */
        summary: z.string(),
      }),
    ),
    /** Null after the last page. */
    nextCursor: z.nullable(z.string()),
    /** Of each category: unread mails, attachments that wait, and read mails without one. */
    counts: z.record(z.enum(MAIL_CATEGORIES), countsSchema),
    canClaim: z.boolean(),
  }),
});

export type MailRow = z.output<typeof getMail2.data>['list'][number];

export const getMailDetail = defineCall('getMailDetail', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'One mail with its text; it counts as read from now on.',
  body: z.object({ id: idField }),
  data: mailDetailSchema,
  errors: ['mailUnknown'],
});

/** How many attachments one claim takes at most; the rest can be claimed after it. */
export const MAX_CLAIMED_MAILS = 50;

export const receiveMail = defineCall('receiveMail', {
  access: 'member',
  movesMoney: true,
  about:
    'Claims what is attached to a mail, once; without an id, that of up to 50 mails, the first to lapse first.',
  body: z.object({ requestId: requestIdField, id: z.nullable(idField) }),
  data: claimedSchema,
  errors: ['mailUnknown', 'mailRewardLapsed', ...CLAIM_ERRORS],
});

export const delMail = defineCall('delMail', {
  access: 'member',
  about: 'Removes a mail from the player’s list; one that was removed before stays so.',
  body: z.object({
    id: idField,
    /** The player was asked, and gives up what is attached and not claimed. */
    isRewardGivenUp: z.optional(z.boolean()),
  }),
  data: z.object({}),
  errors: ['mailUnknown', 'mailHasReward'],
});

export const delReadMail = defineCall('delReadMail', {
  access: 'member',
  about: 'Removes the read mails of a category, or of all; those whose attachment can still be claimed stay.',
  body: z.object({ category: categoryField }),
  data: z.object({ deleted: z.int() }),
});
