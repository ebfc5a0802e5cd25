import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, timeField } from '../call.ts';
import { FAQ_LINKS, FAQ_TOPICS } from './faq-rules.ts';

const helpLineSchema = z.object({
  name: z.string(),
  phone: z.string(),
  /** When somebody answers, in words. */
  hours: z.string(),
  /** Empty without a page. */
  url: z.string(),
});
export type HelpLine = z.output<typeof helpLineSchema>;

const openingHoursSchema = z.object({
  /** 0 is Sunday. */
  days: z.array(z.int()),
  /** HH:MM of the market’s clock; 24:00 is the end of the day. */
  from: z.string(),
  until: z.string(),
});
export type OpeningHours = z.output<typeof openingHoursSchema>;

/** What the operator says of itself; a part that it has not filled in is empty. */
const companySchema = z.object({
  name: z.string(),
  registration: z.string(),
  address: z.string(),
  authority: z.string(),
  authorityUrl: z.string(),
  phone: z.string(),
  introduction: z.string(),
});
export type Company = z.output<typeof companySchema>;

const supportSchema = z.object({
  isOpen: z.boolean(),
  /** When that changes; null: never. */
  changesAt: z.nullable(timeField),
  hours: z.array(openingHoursSchema),
  /** IANA name: the hours are of this clock. */
  timeZone: z.string(),
  helpLines: z.array(helpLineSchema),
  company: companySchema,
  /** The VIP level from which on a player has a host of their own. */
  vipLevel: z.int(),
});
export type Support = z.output<typeof supportSchema>;

export const getSupport = defineCall('getSupport', {
  access: 'guest',
  isForWithdrawalOnly: true,
  ignores401: true,
  about: 'When customer service is open, the help lines, and who the operator is.',
  body: emptyBodySchema,
  data: supportSchema,
});

const answerSchema = z.object({
  key: z.string(),
  topic: z.enum(FAQ_TOPICS),
  question: z.string(),
  /** Paragraphs are separated by an empty line. */
  answer: z.string(),
  links: z.array(z.enum(FAQ_LINKS)),
});
export type FaqAnswer = z.output<typeof answerSchema>;

export const getFaq = defineCall('getFaq', {
  access: 'guest',
  isForWithdrawalOnly: true,
  ignores401: true,
  about: 'Every question with its answer, in the operator’s order.',
  body: emptyBodySchema,
  data: z.object({ answers: z.array(answerSchema) }),
});

export const getVipService = defineCall('getVipService', {
  access: 'member',
  about: 'The host of a player from the VIP level on that the operator has set; null below it.',
  body: emptyBodySchema,
  data: z.object({
    level: z.int(),
    /** From this level on. */
    vipLevel: z.int(),
    host: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  }),
});
