import * as z from 'zod/mini';
import { defineCall, emptyBodySchema } from '../call.ts';

const lineSchema = (max: number) => z.string().check(z.maxLength(max));

export const postalAddressSchema = z.object({
  line: lineSchema(120),
  city: lineSchema(60),
  region: lineSchema(60),
  postCode: lineSchema(16),
});

const userOtherSchema = z.object({
  /** Name on the player's identity documents; empty until it is known. */
  realName: z.string(),
  /** The name is proven, or was set before: only the operator can change it. */
  isNameFixed: z.boolean(),
  email: z.string(),
  address: postalAddressSchema,
  /** As given at registration: YYYY-MM-DD, and the country's two letters. */
  birthDate: z.string(),
  nationality: z.string(),
});
export type UserOther = z.output<typeof userOtherSchema>;

export const appUserOther = defineCall('appUserOther', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Personal details beside the profile: the name on the identity documents, e-mail, address.',
  body: emptyBodySchema,
  data: userOtherSchema,
});

export const updateAppUserOther = defineCall('updateAppUserOther', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Sets the name on the identity documents, once, and the e-mail address.',
  body: z.object({
    /** Omitted: unchanged. */
    realName: z.optional(lineSchema(100)),
    email: z.optional(lineSchema(254)),
  }),
  data: userOtherSchema,
  errors: ['realNameInvalid', 'realNameFixed', 'invalidValue'],
});

export const updateAddress = defineCall('updateAddress', {
  access: 'member',
  about: 'Where the player lives.',
  body: postalAddressSchema,
  data: userOtherSchema,
});
