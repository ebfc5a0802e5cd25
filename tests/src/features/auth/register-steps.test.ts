import { describe, expect, it } from 'vitest';
import { DECLARATIONS } from '../../../../contract/auth/auth-calls.ts';
import { EMPTY_REGISTRATION } from '../../../../src/features/auth/auth-rules.ts';
import { findStep, registerSteps, STEP_FIELDS } from '../../../../src/features/auth/register-steps.ts';

const ALL = registerSteps('account');

describe('steps of the registration', () => {
  it('every field lies in exactly one step', () => {
    const fields = Object.keys(EMPTY_REGISTRATION).flatMap((name) =>
      name === 'declarations' ? DECLARATIONS.map((declaration) => `declarations.${declaration}`) : [name],
    );
    expect(Object.values(STEP_FIELDS).flat().toSorted()).toEqual(fields.toSorted());
  });

  it.each(['account', 'phone', 'phonePassword'] as const)('registration by %s has three steps', (way) => {
    expect(registerSteps(way)).toEqual(['signIn', 'aboutYou', 'agreement']);
  });

  it('registration with a ticket has no sign-in details', () => {
    expect(registerSteps('ticket')).toEqual(['aboutYou', 'agreement']);
  });

  it.each([
    ['account', 'signIn'],
    ['code', 'signIn'],
    ['inviteCode', 'aboutYou'],
    ['declarations.notOfficial', 'agreement'],
  ])('field %s is found in step %s', (wanted, step) => {
    expect(findStep(ALL, (field) => field === wanted)).toBe(step);
  });

  it('error without a field belongs to no step', () => {
    expect(findStep(ALL, () => false)).toBeUndefined();
  });
});
