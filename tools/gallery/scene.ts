import type { BrowserContext, Page } from 'playwright';
import type { Platform } from './platform.ts';

export type Size = readonly [width: number, height: number];

export interface Scene {
  /** Prefix of its file names. */
  readonly name: string;
  /** The caption under its screenshots. */
  readonly about: string;
  readonly sizes: readonly Size[];
  /** The viewer: a first visitor, a guest, an unverified member, or one with money and history. */
  readonly who: 'stranger' | 'guest' | 'newcomer' | 'member';
  /** Path, with query. */
  readonly at: string;
  /** Before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** From the opened page to the shown state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Whether the lobby's canvas is in the screenshot; it is waited for. Default: true. */
  readonly hasStage?: boolean;
  /** Takes its picture in place of a screenshot: several moments side by side. */
  readonly film?: (platform: Platform, size: Size) => Promise<Buffer>;
  /** Whether the service worker is used. */
  readonly hasWorker?: boolean;
}

export const LOBBY_SIZES: readonly Size[] = [
  [360, 740],
  [412, 915],
  [915, 412],
  [768, 1024],
  [1280, 720],
];
const PHONE: Size = [412, 915];
export const PHONE_ONLY: readonly Size[] = [PHONE];
const DESKTOP: Size = [1280, 720];
export const BOTH_SIZES: readonly Size[] = [PHONE, DESKTOP];
