import * as z from 'zod/mini';
import { configEntry } from '../config-entry.ts';

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

/** Codes by message in 24 hours; `signIn.smsCodeSendLimit` is the limit for one number. */
// Whole towns share an address behind a carrier; a device belongs to one household at most.
export const codesConfig = configEntry(
  'codes',
  z.object({
    addressDayLimit: z.int().check(z.minimum(1)),
    deviceDayLimit: z.int().check(z.minimum(1)),
  }),
  { addressDayLimit: 500, deviceDayLimit: 20 },
);

/** Endpoints of the sign-in providers; null: from the provider's discovery document. */
export const socialProvidersConfig = configEntry(
  'socialProviders',
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
);
