import type { Browser } from 'playwright';

/** The running product that screenshots are taken of. */
export interface Platform {
  readonly browser: Browser;
  readonly origin: string;
  /** Tokens of the members. */
  readonly tokens: Readonly<Record<'newcomer' | 'member', string>>;
}
