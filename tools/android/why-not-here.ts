import { findJdk } from './jdk.ts';
import { prepareToolchain } from './toolchain.ts';

/** Why the Android app cannot be built on this machine, in one line; null where it can. Installs nothing. */
export function whyNotHere(say: (line: string) => void): string | null {
  if (findJdk() === null) return 'no Java development kit is installed; npm run android tells which';
  try {
    prepareToolchain(say);
    return null;
  } catch (error) {
    // Without Debian or its mirror everything else can still be tested.
    return (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? '';
  }
}
