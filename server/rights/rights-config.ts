import * as z from 'zod/mini';
import { configDaysSchema, configEntry } from '../config-entry.ts';

export const complaintsConfig = configEntry(
  'complaints',
  z.object({
    /** From a complaint to the date of its answer. */
    answerDays: configDaysSchema(56),
    /** Of one player, or of one address of guests, in 24 hours. */
    dayLimit: z.int().check(z.minimum(1), z.maximum(100)),
    /** Additions to one complaint in 24 hours. */
    messageLimit: z.int().check(z.minimum(1), z.maximum(500)),
    disputeBody: z.object({
      name: z.string().check(z.minLength(1)),
      email: z.email(),
      phone: z.string(),
      url: z.url(),
    }),
  }),
  {
    answerDays: 14,
    dayLimit: 5,
    messageLimit: 30,
    disputeBody: {
      name: 'Players’ Dispute Desk',
      email: 'disputes@regulator.example',
      phone: '+63 2 555 0100',
      url: 'https://regulator.example/disputes',
    },
  },
);

export const retentionConfig = configEntry(
  'retention',
  z.object({
    /** Retention of records of money after the last movement. */
    retentionYears: z.int().check(z.minimum(1), z.maximum(30)),
    /** Minimum time from a request for erasure until it happens. */
    graceDays: configDaysSchema(365),
    /** How long a data export can be downloaded. */
    exportDays: configDaysSchema(30),
  }),
  { retentionYears: 5, graceDays: 30, exportDays: 7 },
);
