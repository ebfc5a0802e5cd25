import { chooseLocale } from '../../platform/locale.ts';
import { nextFrame } from '../../platform/next-frame.ts';
import { showSnapshot } from '../snapshot/show-snapshot.ts';
import { showFirstNotice } from './first-notice.ts';

/** Outlines of the icons of the first window; the build takes them from the platform's set. */
declare const __WINDOW_ICONS__: Readonly<Record<string, string>>;

/** The app's own script, which the page preloads; the build marks its link. */
const APP = 'link[data-app]';
/** What the page draws by itself is waited for no longer than this. */
const PICTURE_MS = 800;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function attempt(show: () => unknown): Promise<void> {
  try {
    await show();
  } catch {
    // The splash is there, and the app comes all the same.
  }
}

/**
 * What a page shows before its script files are there: the snapshot of the last visit, the notice of the first, or a
 * guest's first window. Then it runs the app: on a fast line its script is there sooner, and its evaluation would hold
 * that picture back.
 */
async function begin(): Promise<void> {
  const pictures = attempt(showPictures);
  const address = document.querySelector<HTMLLinkElement>(APP)?.href;
  if (address === undefined) return;
  if (document.visibilityState === 'visible') {
    await Promise.race([pictures, wait(PICTURE_MS)]);
    await nextFrame();
  }
  await import(/* @vite-ignore */ address);
}

function showPictures(): Promise<unknown> {
  // For the app too: its first picture is not without them.
  globalThis.firstIcons = __WINDOW_ICONS__;
  const locale = chooseLocale(document.cookie, navigator.languages);
  showSnapshot();
  // Before the first window, which stands behind it.
  const notice = attempt(() => showFirstNotice(locale));
  return Promise.all([notice, attempt(() => globalThis.drawFirstWindow?.())]);
}

void begin();
