import { DECLARATIONS, type Declaration } from '../../../contract/auth/auth-calls.ts';
import { ageInYears, findAccountError, findPasswordError } from '../../../contract/auth/identity-rules.ts';
import { nationalitiesOf } from '../../../contract/auth/nationalities.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { LoginType } from '../../../contract/ids.ts';
import { INVITE_CODE_SIGNS, readTypedCode, readTypedInviteCode } from '../../../contract/typed-code.ts';
import type { FieldMessage } from '../../platform/contract-form.ts';
import type { FailureKey } from '../../platform/http/call-failure.ts';

/** The part of the market's config that the forms obey. */
export type IdentityConfig = Pick<
  AppConfig,
  'account' | 'password' | 'smsCode' | 'countryCode' | 'registerType' | 'defaultLoginType'
> & {
  readonly market: Pick<AppConfig['market'], 'minimumAge' | 'nationalities'>;
};

export interface RegistrationValues {
  readonly account: string;
  readonly password: string;
  /** As typed; in the international form once the form's schema has read it. */
  readonly phone: string;
  readonly code: string;
  /** YYYY-MM-DD; empty until all three parts are there. */
  readonly birthDate: string;
  /** ISO 3166 alpha-2; empty until chosen. */
  readonly nationality: string;
  readonly declarations: Readonly<Record<Declaration, boolean>>;
  readonly acceptsTerms: boolean;
  readonly acceptsPrivacy: boolean;
  readonly inviteCode: string;
}

/** A field of the register form; declarations are fields one by one. */
export type RegistrationField =
  | Exclude<keyof RegistrationValues, 'declarations'>
  | `declarations.${Declaration}`;

export const EMPTY_REGISTRATION: RegistrationValues = {
  account: '',
  phone: '',
  code: '',
  password: '',
  birthDate: '',
  nationality: '',
  declarations: {
    notOfficial: false,
    notForces: false,
    isOfAge: false,
    notRestricted: false,
    notLicenceHolder: false,
    notInPublicPlace: false,
  },
  acceptsTerms: false,
  acceptsPrivacy: false,
  inviteCode: '',
};

/** As long as the wire allows; the server knows which codes exist. */
const INVITE_CODE_MAX = 32;

/** The code in the query of a friend's link; empty without one or when it is too long to be one. */
export function inviteCodeIn(search: string): string {
  const code = new URLSearchParams(search).get('inviteCode')?.trim() ?? '';
  return code.length <= INVITE_CODE_MAX ? code : '';
}

/**
 * How a newcomer is known: by a name and a password, a number and its code, a number and a password, or by a ticket of
 * somebody who vouches for them.
 */
export type RegistrationWay = 'account' | 'phone' | 'phonePassword' | 'ticket';

/** What goes over the wire with a name, less the request id. */
export function registrationBody(values: RegistrationValues) {
  return { account: values.account.trim(), password: values.password, ...personOf(values) };
}

/** What every newcomer says of themselves. A code is sent without what was pasted around it. */
export function personOf(values: RegistrationValues) {
  const inviteCode = readTypedInviteCode(values.inviteCode);
  return {
    birthDate: values.birthDate,
    nationality: values.nationality,
    declarations: DECLARATIONS.filter((name) => values.declarations[name]),
    acceptsTerms: values.acceptsTerms,
    acceptsPrivacy: values.acceptsPrivacy,
    ...(inviteCode !== null && { inviteCode }),
  };
}

/** @param today YYYY-MM-DD in the market's calendar. The server decides again with its own day. */
export function listRegistrationErrors(
  values: RegistrationValues,
  config: IdentityConfig,
  today: string,
  way: RegistrationWay = 'account',
): Partial<Record<RegistrationField, FieldMessage>> {
  const fieldErrors: Partial<Record<RegistrationField, FieldMessage>> = {};
  const note = (field: RegistrationField, fieldError: FieldMessage | null) => {
    if (fieldError) fieldErrors[field] = fieldError;
  };
  if (way === 'account') note('account', findNameError(values.account, config));
  if (way === 'phone' || way === 'phonePassword') note('phone', findPhoneError(values.phone));
  if (way === 'phone') note('code', findCodeError(values.code, config));
  if (way === 'account' || way === 'phonePassword')
    note('password', findNewPasswordError(values.password, config));
  note('birthDate', findBirthDateError(values.birthDate, config.market.minimumAge, today));
  if (!nationalitiesOf(config.market).includes(values.nationality))
    note('nationality', { key: 'auth.fault.nationalityEmpty' });
  if (values.inviteCode.trim() !== '' && readTypedInviteCode(values.inviteCode) === null)
    note('inviteCode', { key: 'auth.fault.inviteCodeLength', values: { count: INVITE_CODE_SIGNS } });
  for (const name of DECLARATIONS)
    if (!values.declarations[name]) note(`declarations.${name}`, { key: 'auth.fault.declaration' });
  if (!values.acceptsTerms) note('acceptsTerms', { key: 'auth.fault.acceptsTerms' });
  if (!values.acceptsPrivacy) note('acceptsPrivacy', { key: 'auth.fault.acceptsPrivacy' });
  return fieldErrors;
}

function findNameError(account: string, config: IdentityConfig): FieldMessage | null {
  if (account.trim() === '') return { key: 'auth.fault.accountEmpty' };
  const fieldError = findAccountError(account.trim(), config.account);
  if (fieldError === 'length') return { key: 'auth.fault.accountLength', values: config.account };
  return fieldError && { key: 'auth.fault.accountPattern' };
}

/** Whether it is a number of the country is checked by the library, which comes with the form. */
export function findPhoneError(phone: string): FieldMessage | null {
  return phone.trim() === '' ? { key: 'auth.fault.phoneEmpty' } : null;
}

export function findCodeError(
  code: string,
  { smsCode }: Pick<IdentityConfig, 'smsCode'>,
): FieldMessage | null {
  if (code.trim() === '') return { key: 'auth.fault.codeEmpty' };
  return readTypedCode(code, smsCode) === null ? { key: 'auth.fault.codeLength', values: smsCode } : null;
}

export function findNewPasswordError(
  password: string,
  config: Pick<IdentityConfig, 'password'>,
): FieldMessage | null {
  if (password === '') return { key: 'auth.fault.passwordEmpty' };
  const fieldError = findPasswordError(password, config.password);
  if (fieldError === 'length') return { key: 'auth.fault.passwordLength', values: config.password };
  return fieldError && { key: 'auth.fault.passwordLetterAndDigit' };
}

/** A year written with two digits or a 31 June is "no such day", not "too young". */
function findBirthDateError(birthDate: string, minimumAge: number, today: string): FieldMessage | null {
  if (birthDate === '') return { key: 'auth.fault.birthDateEmpty' };
  const age = ageInYears(birthDate, today);
  if (age === null || age > 130) return { key: 'auth.fault.birthDateUnreal' };
  return age < minimumAge ? { key: 'auth.fault.birthDateUnderAge', values: { age: minimumAge } } : null;
}

/** Which field an error of the server belongs to; any other belongs to the whole form. */
export const REGISTRATION_PLACES: Readonly<Partial<Record<FailureKey, RegistrationField>>> = {
  accountTaken: 'account',
  accountInvalid: 'account',
  passwordWeak: 'password',
  passwordCommon: 'password',
  underAge: 'birthDate',
  nationalityNotAccepted: 'nationality',
  declarationMissing: 'declarations.notOfficial',
  inviteCodeUnknown: 'inviteCode',
  phoneInvalid: 'phone',
  phoneTaken: 'phone',
  codeWrong: 'code',
  codeExpired: 'code',
};

export type SignInTab = 'account' | 'phone';
const tabTypes: Readonly<Record<SignInTab, readonly number[]>> = {
  account: [LoginType.account],
  phone: [LoginType.phone, LoginType.phoneNoOtp],
};
const TABS: readonly SignInTab[] = ['account', 'phone'];

/** Tabs of the sign-in panel: only login types that the market's config offers. */
export function signInTabs(registerType: readonly number[]): SignInTab[] {
  return TABS.filter((tab) => tabTypes[tab].some((type) => registerType.includes(type)));
}

/** The tab to show: the address's `type` if it is on offer, else the market's default, else the first. */
export function chooseTab(
  tabs: readonly SignInTab[],
  wanted: string | null,
  defaultType: number,
): SignInTab | null {
  const byDefault = tabs.find((tab) => tabTypes[tab].includes(defaultType));
  return tabs.find((tab) => tab === wanted) ?? byDefault ?? tabs[0] ?? null;
}

/** With codes a number is proven; where the platform has none, a password stands in. */
export function hasCodes(registerType: readonly number[]): boolean {
  return registerType.includes(LoginType.phone);
}
