import { sessionKeys } from '../../platform/key-values.ts';
import { isAuthAddress, paths } from '../../platform/paths.ts';

const KEY = 'wanted_address';

/** The address from which the login guard redirected, to return to after sign-in. Only addresses of this site. */
export function rememberWantedAddress(address: string): void {
  if (isOwnAddress(address)) sessionKeys.set(KEY, address);
}

/** @returns the remembered address once, or home */
export function consumeWantedAddress(): string {
  const address = sessionKeys.get(KEY);
  sessionKeys.remove(KEY);
  return address && isOwnAddress(address) ? address : paths.home;
}

function isOwnAddress(address: string): boolean {
  // `//host` and `/\host` would leave the site.
  return /^\/(?![/\\])/.test(address) && !isAuthAddress(address, [paths.authBind, paths.authSetPassword]);
}
