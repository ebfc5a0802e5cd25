import * as z from 'zod/mini';
import { lengthBoundsSchema } from '../../../contract/config/app-config.ts';
import { LoginType } from '../../../contract/ids.ts';
import { configEntry } from '../../config-entry.ts';

const bounds = lengthBoundsSchema.check(
  z.refine(
    ({ min, max }) => min >= 1 && min <= max && max <= 128,
    'min must be at least 1, max at most 128 and not below min',
  ),
);

export const lengthsConfig = configEntry(
  'lengths',
  z.object({
    account: bounds,
    username: bounds,
    password: bounds,
    smsCode: bounds,
    withdrawAccount: bounds,
  }),
  {
    account: { min: 6, max: 20 },
    username: { min: 2, max: 24 },
    password: { min: 8, max: 32 },
    smsCode: { min: 6, max: 6 },
    withdrawAccount: { min: 6, max: 34 },
  },
);

export const signInConfig = configEntry(
  'signIn',
  z.object({
    safeboxPasswordLength: z.int().check(z.minimum(4), z.maximum(12)),
    registerType: z.array(z.enum(LoginType)).check(z.minLength(1)),
    /** 1: a phone number is proven by a code. */
    otpStatus: z.int().check(z.minimum(0), z.maximum(1)),
    /** 1: a right password on a new device asks for a code, where the player has a proven number. */
    newDeviceCode: z.int().check(z.minimum(0), z.maximum(1)),
    defaultLoginType: z.enum(LoginType),
    countryCode: z.string().check(z.regex(/^\d{1,3}$/)),
    smsCodeSendLimit: z.int().check(z.minimum(1)),
  }),
  {
    safeboxPasswordLength: 6,
    registerType: [LoginType.account, LoginType.phone, LoginType.phoneNoOtp],
    otpStatus: 1,
    newDeviceCode: 1,
    defaultLoginType: LoginType.account,
    countryCode: '63',
    smsCodeSendLimit: 10,
  },
);
