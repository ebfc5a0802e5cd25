import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import { makeCommonBody } from '../platform/common-body.ts';
import { readWireAnswer } from '../platform/http/read-wire-answer.ts';
import type { WireAnswer } from '../platform/http/transport.ts';
import { chooseLocale, type Locale } from '../platform/locale.ts';
import { CONFIG_KEY } from '../session/config/config-key.ts';
import { readAgeAnswer } from '../session/gates/age-answer.ts';
import { hasFirstAnswer, readFirstAnswer } from './first-window/first-answer.ts';
import { loadPageFonts } from './fonts-together.ts';
import { filesOfPage, type PageFiles } from './page-files.ts';
import { EXPECTED, isPlainLobby, SNAPSHOT_KEY } from './snapshot/snapshot.ts';

/** Addresses of what every first page needs beside its script, by language; the build writes them. */
declare const __FIRST_FILES__: Readonly<Record<Locale, readonly string[]>>;
/** Those of the stage, which comes after them. */
declare const __STAGE_FILES__: readonly string[];
/** Those of the fonts, that of texts first. */
declare const __FONTS__: readonly string[];
/** Those of every other page. */
declare const __PAGE_FILES__: PageFiles;

/**
 * Requests what a first visit needs from the network while the first script is still loading: messages and config.
 * The build puts it into the page itself, as a file of its own would come no sooner than that script.
 */
function beginAhead(): void {
  if (isPlainLobby() && localStorage.getItem(SNAPSHOT_KEY) !== null)
    document.documentElement.setAttribute(EXPECTED, '');
  const locale = chooseLocale(document.cookie, navigator.languages);
  // The first-visit notice is shown in its own font at once: in another its lines would move.
  if (readAgeAnswer() === 'none') preload(__FONTS__.slice(0, 1), 'auto');
  // The longest on its way goes first: a browser opens few lines at once.
  requestConfig(locale);
  preload(__FIRST_FILES__[locale], 'auto');
  const isMember = localStorage.getItem(ACCESS_TOKEN_KEY) !== null;
  globalThis.preloadStage = () => preload(__STAGE_FILES__, 'low');
  // The page would ask for them one after the other: the table of pages, what shows a panel, the panel, its words.
  globalThis.preloadPage = () => {
    preload(filesOfPage(__PAGE_FILES__, location.pathname, locale, isMember), 'low');
    // With other fonts its lines would move.
    void Promise.all(__FONTS__.map(cacheFile)).then(loadPageFonts);
  };
}

/** Behind all else, into the browser's own cache: a font that a link preloads after `load` is reported as unused. */
async function cacheFile(href: string): Promise<void> {
  try {
    await (await fetch(href, { priority: 'low' })).blob();
  } catch {
    // The style sheet asks for it again.
  }
}

function preload(files: readonly string[], priority: 'auto' | 'low'): void {
  for (const href of files) {
    const link = document.createElement('link');
    const kind = /\.js$/.test(href) ? null : href.endsWith('.css') ? 'style' : 'font';
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) {
      link.as = kind;
      // As whatever uses it asks for it.
      link.crossOrigin = 'anonymous';
    }
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  }
}

function requestConfig(locale: Locale): void {
  // A later visit has its config, and a member's call carries a token.
  if ([CONFIG_KEY, ACCESS_TOKEN_KEY].some((key) => localStorage.getItem(key) !== null)) return;
  const url = '/app/v1/anonymous/appConfig';
  if (hasFirstAnswer(locale)) {
    globalThis.headStart = { url, answer: firstAnswer() };
    return;
  }
  const answer = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify(makeCommonBody()),
  }).then(readWireAnswer);
  // The consumer handles the failure; an unused request has no failure to report.
  answer.catch(() => undefined);
  globalThis.headStart = { url, answer };
}

/** The answer inside the page, which is whole before the first script runs. */
function firstAnswer(): Promise<WireAnswer> {
  return new Promise((done) => {
    document.addEventListener(
      'readystatechange',
      () => done({ status: 200, text: readFirstAnswer(), retryAfter: null }),
      { once: true },
    );
  });
}

try {
  beginAhead();
} catch {
  // Where storage is blocked the app sends every request itself.
}
