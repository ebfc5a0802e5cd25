import { dictionary } from '@zxcvbn-ts/language-common';

/** The format of our passwords; the rest of the list is refused for other reasons already. */
const couldBeOurs = (password: string): boolean => /\p{L}/u.test(password) && /\d/.test(password);

/** The passwords that leaked most often, in lower case; some five thousand that our other rules would accept. */
const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] ?? []).map((password) => password.toLowerCase()).filter(couldBeOurs),
);

export const countLeaked = (fits: (password: string) => boolean): number =>
  [...LEAKED_PASSWORDS].filter(fits).length;

/** True for a password in public lists of leaked passwords, ignoring case. */
export const isLeakedPassword = (password: string): boolean => LEAKED_PASSWORDS.has(password.toLowerCase());
