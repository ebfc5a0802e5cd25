import * as z from 'zod/mini';
import { lengthBoundsSchema } from '../../../contract/config/app-config.ts';
import { LoginType } from '../../../contract/ids.ts';
import { configEntry } from '../../config/public/config-entry.ts';

const bounds = lengthBoundsSchema.check(
  z.refine(
    ({ min, max }) => min >= 1 && min <= max && max <= 128,
    'min must be at least 1, max at most 128 and not below min',
  ),
);

/** Tokens and secrets are sent to it: plain http is for a provider on this machine alone. */
const endpointSchema = z
  .url({ protocol: /^https?$/ })
  .check(
    z.refine(
      (text) => /^https:|^http:\/\/(127\.0\.0\.1|localhost)([:/]|$)/.test(text),
      'an address of a provider begins with https',
    ),
  );

const socialEndpointsSchema = z.object({
  issuer: endpointSchema,
  authorizationEndpoint: z.nullable(endpointSchema),
  tokenEndpoint: z.nullable(endpointSchema),
  jwksUri: z.nullable(endpointSchema),
  algorithm: z.enum(['RS256', 'ES256', 'HS256']),
});

/** Config of signing in and of accounts. */
export const authConfig = {
  lengths: configEntry(
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
  ),
  signIn: configEntry(
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
  ),
  /** Codes by message in 24 hours; `signIn.smsCodeSendLimit` is the limit for one number. */
  // Whole towns share an address behind a carrier; a device belongs to one household at most.
  codes: configEntry(
    z.object({
      addressDayLimit: z.int().check(z.minimum(1)),
      deviceDayLimit: z.int().check(z.minimum(1)),
    }),
    { addressDayLimit: 500, deviceDayLimit: 20 },
  ),
  /** Endpoints of the sign-in providers; null: from the provider's discovery document. */
  socialProviders: configEntry(
    z.object({ google: socialEndpointsSchema, facebook: socialEndpointsSchema, line: socialEndpointsSchema }),
    {
      google: {
        issuer: 'https://accounts.google.com',
        authorizationEndpoint: null,
        tokenEndpoint: null,
        jwksUri: null,
        algorithm: 'RS256',
      },
      // Its discovery document has no token endpoint.
      facebook: {
        issuer: 'https://www.facebook.com',
        authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
        tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
        jwksUri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
        algorithm: 'RS256',
      },
      // Signs for web pages with the channel's secret.
      line: {
        issuer: 'https://access.line.me',
        authorizationEndpoint: null,
        tokenEndpoint: null,
        jwksUri: null,
        algorithm: 'HS256',
      },
    },
  ),
};
