import * as z from 'zod/mini';
import { FAQ_KEY, FAQ_LINKS, FAQ_TOPICS } from '../../contract/support/faq-rules.ts';
import { configDaysSchema, configEntry } from '../config-entry.ts';
import { localizedSchema } from '../localization/localized.ts';
import { QUESTIONS } from './questions/questions.ts';

/** A time of day, at a quarter of an hour. */
const timeOfDaySchema = z
  .string()
  .check(z.regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, 'HH:MM at a quarter of an hour'));
const perHourSchema = z.int().check(z.minimum(1), z.maximum(1_000));
const optionalUrlSchema = z.union([z.literal(''), z.url({ protocol: /^https$/ })]);
const lineSchema = z.string().check(z.maxLength(200));

export const supportConfig = configEntry(
  'support',
  z.object({
    /** Of the market's clock; 0 is Sunday. */
    hours: z
      .array(
        z
          .object({
            days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
            from: timeOfDaySchema,
            until: timeOfDaySchema,
          })
          .check(z.refine(({ from, until }) => from < until, 'it ends before it begins')),
      )
      .check(z.maxLength(21)),
    /** Who listens to players in trouble, whatever else is closed. */
    helpLines: z
      .array(
        z.object({
          name: localizedSchema,
          phone: lineSchema,
          hours: localizedSchema,
          url: optionalUrlSchema,
        }),
      )
      .check(z.minLength(1), z.maxLength(5)),
    /** From this VIP level on a player has a host. */
    vipLevel: z.int().check(z.minimum(1), z.maximum(1_000)),
    vipHost: z.object({ name: lineSchema, email: z.union([z.literal(''), z.email()]), phone: lineSchema }),
    limits: z.object({
      /** Of one member. */
      feedbacksPerDay: z.int().check(z.minimum(1), z.maximum(100)),
      messagesPerHour: perHourSchema,
      imagesPerHour: perHourSchema,
      /** Of all guests of one address. */
      guestMessagesPerHour: perHourSchema,
      guestImagesPerHour: perHourSchema,
    }),
    /** From the end of a thread until it is deleted. */
    retentionDays: z.object({
      chat: configDaysSchema(3_650),
      guestChat: configDaysSchema(365),
      feedback: configDaysSchema(3_650),
    }),
  }),
  {
    hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '08:00', until: '24:00' }],
    helpLines: [
      {
        // The state's mental health line, which takes calls about gambling too.
        name: {
          en: 'National crisis line',
          fil: 'Pambansang crisis line',
          'zh-CN': '国家危机求助热线',
        },
        phone: '1553',
        hours: { en: 'Day and night', fil: 'Araw at gabi', 'zh-CN': '全天24小时' },
        url: '',
      },
    ],
    vipLevel: 10,
    vipHost: { name: 'VIP desk', email: 'vip@house.example', phone: '' },
    limits: {
      feedbacksPerDay: 5,
      messagesPerHour: 60,
      imagesPerHour: 30,
      guestMessagesPerHour: 60,
      guestImagesPerHour: 10,
    },
    retentionDays: { chat: 180, guestChat: 30, feedback: 730 },
  },
);

/** What is not filled in is not shown. */
export const companyConfig = configEntry(
  'company',
  z.object({
    name: lineSchema,
    registration: lineSchema,
    address: lineSchema,
    authority: lineSchema,
    authorityUrl: optionalUrlSchema,
    phone: lineSchema,
    about: localizedSchema,
  }),
  {
    name: 'Sandbox operator',
    registration: '',
    address: '',
    authority: '',
    authorityUrl: '',
    phone: '',
    about: {
      en: 'This is a sandbox with no license. Deposits and withdrawals use play money only.',
      fil: 'Sandbox ito at walang lisensiya. Play money lang ang dine-deposit at wini-withdraw rito.',
      'zh-CN': '这是没有牌照的沙盒环境。充值和提现都只用试玩币。',
    },
  },
);

/** The first three come with every start; the whole list is asked for where it is read. `{age}` is the market's minimum age. */
export const faqConfig = configEntry(
  'faq',
  z
    .array(
      z.object({
        id: z.int(),
        key: z.string().check(z.regex(FAQ_KEY, 'small letters, digits and hyphens')),
        topic: z.enum(FAQ_TOPICS),
        question: localizedSchema,
        answer: localizedSchema,
        links: z.array(z.enum(FAQ_LINKS)).check(z.maxLength(3)),
      }),
    )
    .check(
      z.maxLength(200),
      z.refine((rows) => new Set(rows.map(({ key }) => key)).size === rows.length, 'a key is there twice'),
    ),
  QUESTIONS,
);
