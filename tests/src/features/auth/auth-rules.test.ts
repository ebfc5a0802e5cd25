import { describe, expect, it } from 'vitest';
import { DECLARATIONS } from '../../../../contract/auth/auth-calls.ts';
import {
  chooseTab,
  EMPTY_REGISTRATION,
  findCodeError,
  type IdentityConfig,
  inviteCodeIn,
  listRegistrationErrors,
  REGISTRATION_PLACES,
  type RegistrationValues,
  type RegistrationWay,
  registrationBody,
  signInTabs,
} from '../../../../src/features/auth/auth-rules.ts';
import { signInSchema } from '../../../../src/features/auth/schemas.ts';

const TODAY = '2026-11-20';

const config: IdentityConfig = {
  account: { min: 6, max: 20 },
  password: { min: 8, max: 32 },
  smsCode: { min: 6, max: 6 },
  countryCode: '63',
  registerType: [2],
  defaultLoginType: 2,
  market: { minimumAge: 21, nationalities: ['PH', 'JP'] },
};

const good: RegistrationValues = {
  ...EMPTY_REGISTRATION,
  account: 'maria_21',
  password: 'harbour77',
  birthDate: '1990-04-02',
  nationality: 'PH',
  declarations: {
    notOfficial: true,
    notForces: true,
    isOfAge: true,
    notRestricted: true,
    notLicenceHolder: true,
    notInPublicPlace: true,
  },
  acceptsTerms: true,
  acceptsPrivacy: true,
};

const listErrorsOf = (changes: Partial<RegistrationValues>, market: Partial<IdentityConfig> = {}) =>
  listRegistrationErrors({ ...good, ...changes }, { ...config, ...market }, TODAY);

describe('registration methods', () => {
  const bare = { account: '', password: '', phone: '', code: '' };
  const asked = (way: RegistrationWay) =>
    Object.keys(listRegistrationErrors({ ...good, ...bare }, config, TODAY, way)).sort();

  it('[D14] each method asks for its own identifier, and for none of the others', () => {
    expect(asked('account')).toEqual(['account', 'password']);
    expect(asked('phone')).toEqual(['code', 'phone']);
    expect(asked('phonePassword')).toEqual(['password', 'phone']);
    expect(asked('ticket')).toEqual([]);
  });

  it.each([
    ['', 'auth.fault.codeEmpty'],
    ['12345', 'auth.fault.codeLength'],
    ['1234567', 'auth.fault.codeLength'],
  ])('[V01] code %j is rejected with the reason', (code, key) => {
    expect(findCodeError(code, config)?.key).toBe(key);
    expect(findCodeError(' 123456 ', config)).toBeNull();
  });
});

describe('registration form', () => {
  it('complete form has no error', () => {
    expect(listErrorsOf({})).toEqual({});
  });

  it.each([
    ['ab', 'auth.fault.accountLength'],
    ['a'.repeat(21), 'auth.fault.accountLength'],
    ['7seven7', 'auth.fault.accountPattern'],
    ['maria clara', 'auth.fault.accountPattern'],
    ['  ', 'auth.fault.accountEmpty'],
  ])('[V01] account name %j is rejected with the reason', (account, key) => {
    expect(listErrorsOf({ account }).account?.key).toBe(key);
  });

  it.each([
    ['short1', 'auth.fault.passwordLength'],
    [`${'a'.repeat(32)}1`, 'auth.fault.passwordLength'],
    ['onlyletters', 'auth.fault.passwordLetterAndDigit'],
    ['12345678', 'auth.fault.passwordLetterAndDigit'],
    ['', 'auth.fault.passwordEmpty'],
  ])('[V01] password %j is rejected with the reason', (password, key) => {
    expect(listErrorsOf({ password }).password?.key).toBe(key);
  });

  it('[V01] every bound comes from the config and is named in the message', () => {
    const account = { min: 3, max: 4 };
    expect(listErrorsOf({ account: 'maria' }, { account }).account).toEqual({
      key: 'auth.fault.accountLength',
      values: account,
    });
    const password = { min: 20, max: 40 };
    expect(listErrorsOf({}, { password }).password?.values).toEqual(password);
  });

  it('[V05] person who turns 21 tomorrow is rejected, and one who turned 21 today is accepted', () => {
    expect(listErrorsOf({ birthDate: '2005-11-21' }).birthDate).toEqual({
      key: 'auth.fault.birthDateUnderAge',
      values: { age: 21 },
    });
    expect(listErrorsOf({ birthDate: '2005-11-20' }).birthDate).toBeUndefined();
  });

  it.each(['1990-06-31', '2027-01-01', '90-01-01', '1800-01-01'])(
    '[V05] calls %s no real day',
    (birthDate) => {
      expect(listErrorsOf({ birthDate }).birthDate?.key).toBe('auth.fault.birthDateUnreal');
    },
  );

  it.each(DECLARATIONS)('[V05] declaration %s has its own checkbox', (name) => {
    const declarations = { ...good.declarations, [name]: false };
    expect(Object.keys(listErrorsOf({ declarations }))).toEqual([`declarations.${name}`]);
  });

  it('[V05] only nationalities of the market are accepted, or every one where it names none', () => {
    const market = { minimumAge: 21, nationalities: [] };
    expect(listErrorsOf({ nationality: 'KP' }).nationality?.key).toBe('auth.fault.nationalityEmpty');
    expect(listErrorsOf({ nationality: 'KP' }, { market }).nationality).toBeUndefined();
    for (const none of ['', 'EU', 'XA', 'ZZ'])
      expect(listErrorsOf({ nationality: none }, { market }).nationality).toBeDefined();
  });

  it('terms and privacy are accepted separately', () => {
    expect(Object.keys(listErrorsOf({ acceptsTerms: false, acceptsPrivacy: false }))).toEqual([
      'acceptsTerms',
      'acceptsPrivacy',
    ]);
  });

  it('declarations are sent by name, and an empty invite code is left out', () => {
    const body = registrationBody({ ...good, account: ' maria_21 ', inviteCode: '  ' });
    expect(body).toMatchObject({ account: 'maria_21', declarations: [...DECLARATIONS] });
    expect(body).not.toHaveProperty('inviteCode');
    expect(registrationBody({ ...good, inviteCode: ' abcd-2345 ' }).inviteCode).toBe('ABCD2345');
  });

  it('server error is shown at the field it is about', () => {
    expect(REGISTRATION_PLACES).toMatchObject({
      accountTaken: 'account',
      passwordCommon: 'password',
      underAge: 'birthDate',
    });
    expect(REGISTRATION_PLACES.tooOften).toBeUndefined();
  });
});

describe('sign-in form', () => {
  it('both fields must be filled, and no other rule applies', () => {
    expect(signInSchema.parse({ account: ' x ', password: 'y' })).toEqual({ account: 'x', password: 'y' });
    const { error } = signInSchema.safeParse({ account: ' ', password: '' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['account', 'password']);
  });

  it('[D14] only sign-in methods that the config offers and the client supports are shown', () => {
    expect(signInTabs([1, 2, 3])).toEqual(['account', 'phone']);
    expect(signInTabs([2])).toEqual(['account']);
    expect(signInTabs([1])).toEqual(['phone']);
    expect(signInTabs([3])).toEqual(['phone']);
    expect(signInTabs([])).toEqual([]);
  });

  it('[R23] type=account in the address selects the account tab', () => {
    expect(chooseTab(['phone', 'account'], 'account', 1)).toBe('account');
    expect(chooseTab(['phone', 'account'], null, 3)).toBe('phone');
    expect(chooseTab(['phone', 'account'], 'nonsense', 2)).toBe('account');
    expect(chooseTab([], 'account', 2)).toBeNull();
  });
});

it('invite code is filled in from a friend’s link, unless it is too long to be one', () => {
  expect(inviteCodeIn('?inviteCode=%20AB12CD34')).toBe('AB12CD34');
  expect(inviteCodeIn('')).toBe('');
  expect(inviteCodeIn(`?inviteCode=${'A'.repeat(33)}`)).toBe('');
});
