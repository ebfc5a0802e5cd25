import { sessionKeys } from '../../platform/key-values.ts';
import { paths } from '../../platform/paths.ts';

const KEY = 'back_address';

/** The address from which a page with `back=1` was opened; stored over the payment provider's pages. */
export function rememberBackAddress(address: string): void {
  sessionKeys.set(KEY, address);
}

/** Where a page of this query leads back to: home, unless it has `back=1`. */
export function backAddress(search: string): string {
  const isWanted = new URLSearchParams(search).get('back') === '1';
  return (isWanted && sessionKeys.get(KEY)) || paths.home;
}
