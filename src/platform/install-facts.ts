import { isAppWebview } from './app-webview.ts';

/** How this page runs, as far as it decides whether an installation can be offered. */
export interface InstallFacts {
  /** Inside the Android app, which names itself in the browser's name. */
  readonly isNative: boolean;
  /** Opened from the home screen, in a window of its own. */
  readonly isInstalled: boolean;
  /** The same on iOS, whose browsers have a sign of their own for it. */
  readonly isIosStandalone: boolean;
  /** Chrome on iOS. */
  readonly isChromeOnIos: boolean;
}

export type InstallKind = 'android' | 'ios' | 'desktop';

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly standalone?: boolean;
  matches(query: string): boolean;
}

const NATIVE = /\bmember-app\//;
const STANDALONE = '(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)';

export function readInstallFacts(browser: Browser = thisBrowser()): InstallFacts {
  return {
    isNative: NATIVE.test(browser.userAgent),
    isInstalled: browser.matches(STANDALONE),
    isIosStandalone: browser.standalone === true,
    isChromeOnIos: /\bCriOS\//.test(browser.userAgent),
  };
}

/** Whose steps to show first. An iPad calls itself a Macintosh. */
export function installKindOf({ userAgent, maxTouchPoints }: Browser = thisBrowser()): InstallKind {
  if (/Android/.test(userAgent)) return 'android';
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'ios' : 'desktop';
}

/** Other browsers of iOS; apps that show pages by themselves have no version of Safari in their name. */
const OTHERS_ON_IOS = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser|Brave|Focus|mercury)\b/i;

/** On iOS, which browser it is: only Safari's own steps are known, and a browser within an app can install nothing. */
export function iosBrowserOf(browser: Browser = thisBrowser()): 'safari' | 'other' | 'within-app' | null {
  if (installKindOf(browser) !== 'ios') return null;
  if (isAppWebview(browser.userAgent)) return 'within-app';
  if (OTHERS_ON_IOS.test(browser.userAgent)) return 'other';
  return /\bVersion\/[\d.]+ .*\bSafari\//.test(browser.userAgent) ? 'safari' : 'within-app';
}

/** Where an installation can be offered: not where it was done, nor where the browser cannot do it. */
export const canOfferInstall = (facts: InstallFacts): boolean =>
  !facts.isNative && !facts.isInstalled && !facts.isIosStandalone && !facts.isChromeOnIos;

function thisBrowser(): Browser {
  const { standalone } = navigator as { standalone?: boolean };
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    ...(standalone !== undefined && { standalone }),
    matches: (query) => typeof matchMedia === 'function' && matchMedia(query).matches,
  };
}
