import type { BrowserContext, Page } from 'playwright';

export type Size = readonly [width: number, height: number];

export interface Scene {
  /** Begins its files' names. */
  readonly name: string;
  /** What is to be seen, under its pictures. */
  readonly about: string;
  readonly sizes: readonly Size[];
  /** Who looks: nobody yet, a guest, a member whom nobody has checked, or one with some money and some history. */
  readonly who: 'stranger' | 'guest' | 'newcomer' | 'member';
  /** Path, with query. */
  readonly at: string;
  /** Before the page is asked for. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** From the opened page to what is to be seen. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Whether the lobby's canvas is in the picture; it is waited for. On unless told. */
  readonly hasStage?: boolean;
  /** Whether the service worker has a part in it. */
  readonly hasWorker?: boolean;
}

export const LOBBY_SIZES: readonly Size[] = [
  [360, 740],
  [412, 915],
  [915, 412],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
];
const PHONE: Size = [412, 915];
const DESKTOP: Size = [1280, 720];
export const BOTH: readonly Size[] = [PHONE, DESKTOP];
