import * as z from 'zod/mini';
import { accountLogin, credentialSchema, DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import { readTypedCode } from '../../../contract/typed-code.ts';
import {
  type FieldReading,
  fieldRule,
  fieldRules,
  readField,
  trimmed,
} from '../../platform/contract-form.ts';
import {
  findCodeError,
  findNewPasswordError,
  type IdentityConfig,
  listRegistrationErrors,
  type RegistrationValues,
  type RegistrationWay,
} from './auth-rules.ts';

const { account, password } = accountLogin.body.shape;

/** Sign-in requires only that both are there: bounds may have changed since the account was made. */
export const signInSchema = z.object({ account: trimmed(account), password });

export const EMPTY_MESSAGES = {
  account: { key: 'auth.fault.accountEmpty' },
  password: { key: 'auth.fault.passwordEmpty' },
  current: { key: 'auth.fault.currentEmpty' },
} as const;

export const codeSchema = (config: Pick<IdentityConfig, 'smsCode'>) =>
  readField((text) => {
    const message = findCodeError(text, config);
    return message ? { message } : { value: readTypedCode(text, config.smsCode) ?? '' };
  });

/** Null while the market's bounds are not known. */
export const newPasswordSchema = (config: Pick<IdentityConfig, 'password'> | null) =>
  z.string().check(fieldRule((typed) => config && findNewPasswordError(typed, config)));

/** The password that an account has; nothing is sent for an account without one. */
export const ownPasswordSchema = (hasPassword: boolean) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string) => (hasPassword ? typed : undefined)),
      z.optional(credentialSchema),
    ),
  );

interface Registration {
  readonly config: IdentityConfig;
  readonly way: RegistrationWay;
  /** YYYY-MM-DD in the market's calendar. */
  readonly today: string;
  /** Makes the international form of a number; left out where no number is required. */
  readonly readPhone?: ((text: string) => FieldReading<string>) | undefined;
}

/** What a newcomer types, with the number as it is sent. The ways of registering make their bodies of it. */
export const registrationSchema = ({ config, way, today, readPhone }: Registration) =>
  z.pipe(
    z
      .object({
        account: z.string(),
        phone: z.string(),
        code: z.string(),
        password: z.string(),
        birthDate: z.string(),
        nationality: z.string(),
        declarations: z.record(z.enum(DECLARATIONS), z.boolean()),
        acceptsTerms: z.boolean(),
        acceptsPrivacy: z.boolean(),
        inviteCode: z.string(),
      })
      .check(
        fieldRules((values: RegistrationValues) => ({
          phone: readPhone?.(values.phone).message,
          ...listRegistrationErrors(values, config, today, way),
        })),
      ),
    z.transform((values): RegistrationValues => {
      const reading = readPhone?.(values.phone);
      return {
        ...values,
        code: readTypedCode(values.code, config.smsCode) ?? '',
        ...(reading && !reading.message && { phone: reading.value }),
      };
    }),
  );
