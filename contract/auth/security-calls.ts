import * as z from 'zod/mini';
import { defineCall, emptyBodySchema, timeField } from '../call.ts';

/** The browser's user agent as readable text. Empty where it is unknown. */
const deviceNameSchema = z.object({ browser: z.string(), system: z.string() });

const openSessionSchema = z.object({
  id: z.string(),
  /** The current session. */
  isCurrent: z.boolean(),
  startedAt: timeField,
  /** When its page was last open. */
  lastSeenAt: timeField,
  endsAt: timeField,
  device: deviceNameSchema,
  /** Its first half; the rest is masked. */
  address: z.string(),
});
export type OpenSession = z.output<typeof openSessionSchema>;

const SIGN_IN_OUTCOMES = ['ok', 'wrong', 'locked', 'refused'] as const;

const signInNoteSchema = z.object({
  at: timeField,
  outcome: z.enum(SIGN_IN_OUTCOMES),
  device: deviceNameSchema,
  address: z.string(),
});

/** A browser that the player has signed in on: the next sign-in there needs no code. */
const knownDeviceSchema = z.object({
  id: z.string(),
  /** The caller's device. */
  isCurrent: z.boolean(),
  device: deviceNameSchema,
  address: z.string(),
  /** The last sign-in on it. */
  lastAt: timeField,
});
export type KnownDevice = z.output<typeof knownDeviceSchema>;

const sessionListSchema = z.object({
  /** The current one first, then by last activity. */
  sessions: z.array(openSessionSchema),
  /** The latest sign-in attempts, newest first. */
  signIns: z.array(signInNoteSchema),
  /** The caller's first, then by last sign-in. */
  devices: z.array(knownDeviceSchema),
});

export const getSessions = defineCall('getSessions', {
  access: 'member',
  about: 'The player’s open sessions with their devices, and the latest sign-in attempts.',
  body: emptyBodySchema,
  data: sessionListSchema,
});

export const endSession = defineCall('endSession', {
  access: 'member',
  about:
    'Ends one of the player’s sessions and removes its device. It needs a step-up of the last ten minutes.',
  body: z.object({ sessionId: z.uuid() }),
  data: sessionListSchema,
  errors: ['stepUpRequired', 'sessionUnknown'],
});

export const endOtherSessions = defineCall('endOtherSessions', {
  access: 'member',
  about:
    'Ends every session except this one and removes their devices. It needs a step-up of the last ten minutes.',
  body: emptyBodySchema,
  data: sessionListSchema,
  errors: ['stepUpRequired'],
});

export const forgetDevice = defineCall('forgetDevice', {
  access: 'member',
  about: 'Removes a device and ends its sessions: the next sign-in there is one on a new device.',
  body: z.object({ deviceId: z.uuid() }),
  data: sessionListSchema,
  errors: ['stepUpRequired', 'sessionUnknown'],
});

export const reauthenticate = defineCall('reauthenticate', {
  access: 'member',
  rateClass: 'signIn',
  about: 'Step-up by the account’s password; gives the session a new token.',
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  data: z.object({
    token: z.string(),
    /** Until when the step-up holds. */
    provedUntil: timeField,
  }),
  errors: ['wrongCredentials', 'accountLocked', 'signInTooOld', 'tooOften'],
});
