/** Rules of names, passwords and age that the form and the server both obey. Bounds come from the config. */

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export type AccountError = 'length' | 'pattern';
export type PasswordError = 'length' | 'letterAndDigit';

/** Letter first, then letters, digits, underscore. Null when the name is valid. */
export function findAccountError(account: string, bounds: Bounds): AccountError | null {
  if (account.length < bounds.min || account.length > bounds.max) return 'length';
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(account) ? null : 'pattern';
}

/** At least one letter and one digit, within the bounds. Null when it is valid. */
export function findPasswordError(password: string, bounds: Bounds): PasswordError | null {
  if (password.length < bounds.min || password.length > bounds.max) return 'length';
  return /\p{L}/u.test(password) && /\d/.test(password) ? null : 'letterAndDigit';
}

/**
 * Full years on the day `today`, both as YYYY-MM-DD in the market's calendar; null when the birth date does
 * not exist or lies in the future. A person born on 29 February turns on 1 March in common years.
 */
export function ageInYears(birthDate: string, today: string): number | null {
  const birth = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate);
  const now = /^(\d{4})-(\d{2})-(\d{2})$/.exec(today);
  if (!birth || !now || birthDate > today) return null;
  const asDate = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(asDate.getTime()) || asDate.toISOString().slice(0, 10) !== birthDate) return null;
  const years = Number(now[1]) - Number(birth[1]);
  return `${now[2]}-${now[3]}` < `${birth[2]}-${birth[3]}` ? years - 1 : years;
}
