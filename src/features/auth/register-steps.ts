import { DECLARATIONS } from '../../../contract/auth/auth-calls.ts';
import type { RegistrationField, RegistrationWay } from './auth-rules.ts';

/** The register form is filled in one step at a time. */
export type RegisterStep = 'signIn' | 'aboutYou' | 'agreement';

/** The fields of each step in the order a person meets them; declarations stand one by one. */
export const STEP_FIELDS: Readonly<Record<RegisterStep, readonly RegistrationField[]>> = {
  signIn: ['account', 'phone', 'code', 'password'],
  aboutYou: ['birthDate', 'nationality', 'inviteCode'],
  agreement: [
    ...DECLARATIONS.map((name) => `declarations.${name}` as const),
    'acceptsTerms',
    'acceptsPrivacy',
  ],
};

/** Whoever holds a ticket has already proven how they sign in. */
export function registerSteps(way: RegistrationWay): readonly [RegisterStep, ...RegisterStep[]] {
  return way === 'ticket' ? ['aboutYou', 'agreement'] : ['signIn', 'aboutYou', 'agreement'];
}

/** The first of `steps` with a field that fits. */
export function findStep(
  steps: readonly RegisterStep[],
  fits: (field: RegistrationField) => boolean,
): RegisterStep | undefined {
  return steps.find((step) => STEP_FIELDS[step].some(fits));
}
