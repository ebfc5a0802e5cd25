import { findJdk } from './jdk.ts';
import { hasToolchain } from './toolchain.ts';

/**
 * Why the Android app is not tested with everything else on this machine, in one line; null where it is. Fetches and
 * installs nothing: what needs a mirror of Debian would make the tests of the product depend on it.
 */
export function whyNotHere(): string | null {
  if (findJdk() === null) return 'no Java development kit is installed; npm run android tells which';
  return hasToolchain() ? null : 'its tools have not been fetched; npm run android fetches them';
}
