import * as z from 'zod/mini';
import { defineCall, emptyBodySchema } from '../call.ts';

/** The devices of one player; one more removes the oldest. */
export const MAX_PUSH_DEVICES = 10;
const MAX_ENDPOINT = 1_000;

const kindsSchema = z.object({
  security: z.boolean(),
  payments: z.boolean(),
  mail: z.boolean(),
  promotions: z.boolean(),
});
export type PushKinds = z.output<typeof kindsSchema>;

/** A minute of the day in the market's time zone, 0 to 1439. */
const minuteField = z.int().check(z.minimum(0), z.maximum(1_439));
const quietHoursSchema = z.object({ from: minuteField, until: minuteField });
const chosenQuietHours = quietHoursSchema.check(
  z.refine(({ from, until }) => from !== until, { error: 'they end when they begin' }),
);
export type QuietHours = z.output<typeof quietHoursSchema>;

const pushStateSchema = z.object({
  /** The platform’s key, for the browser’s subscription: P-256, uncompressed, in base64url. */
  publicKey: z.string(),
  kinds: kindsSchema,
  /** Null: notifications may come at any time. */
  quietHours: z.nullable(quietHoursSchema),
  /** Of the device that asks; null where it gets no notifications. */
  deviceEndpoint: z.nullable(z.string()),
  /** How many of the player’s devices get notifications. */
  devices: z.int(),
  /** No promotion is sent now, whatever was chosen: a break, a reached limit, or a register. */
  isHeldBack: z.boolean(),
});
export type PushState = z.output<typeof pushStateSchema>;

export const getPushState = defineCall('getPushState', {
  access: 'member',
  about: 'Which notifications the player has switched on, the quiet hours, and whether this device gets any.',
  body: emptyBodySchema,
  data: pushStateSchema,
});

/** Exactly so many bytes in base64url without padding. */
const bytesField = (pattern: RegExp) => z.string().check(z.regex(pattern));

export const savePushSubscription = defineCall('savePushSubscription', {
  access: 'member',
  about:
    'Adds the device of this session, by its browser’s subscription. It replaces the device’s earlier one.',
  body: z.object({
    endpoint: z.string().check(z.minLength(1), z.maxLength(MAX_ENDPOINT)),
    /** The browser’s key, 65 bytes. */
    p256dh: bytesField(/^[\w-]{87}$/),
    /** The secret that only this browser and the platform know, 16 bytes. */
    auth: bytesField(/^[\w-]{22}$/),
  }),
  data: pushStateSchema,
  errors: ['pushServiceUnknown', 'pushKeysInvalid', 'pushTaken', 'pushDeviceMissing'],
});

export const deletePushSubscription = defineCall('deletePushSubscription', {
  access: 'member',
  about: 'Sends no more notifications to the device of this session, or to any of the player’s.',
  body: z.object({ isEverywhere: z.boolean() }),
  data: pushStateSchema,
});

export const setPushSettings = defineCall('setPushSettings', {
  access: 'member',
  about:
    'Sets which notifications the player wants, and the quiet hours. Promotions are the consent to advertising by push.',
  body: z.object({ kinds: kindsSchema, quietHours: z.nullable(chosenQuietHours) }),
  data: pushStateSchema,
});

export const sendTestPush = defineCall('sendTestPush', {
  access: 'member',
  about: 'Sends a test notification to the device of this session, once a minute.',
  body: emptyBodySchema,
  data: z.object({}),
  errors: ['pushDeviceMissing', 'pushTestTooSoon'],
});
