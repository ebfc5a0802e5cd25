import { localKeys } from '../../platform/key-values.ts';

const KEY = 'saved_account';

/** The account name of the last sign-in on this device. Never a password: the browser keeps those. */
export function savedAccount(): string | null {
  return localKeys.get(KEY);
}

export function rememberAccount(account: string): void {
  localKeys.set(KEY, account);
}
