import type { AppConfig } from '../../../contract/config/app-config.ts';
import { AgeNoticeOverlay } from '../../features/protection/notices/age-notice-overlay.tsx';
import { isAppWebview } from '../../platform/app-webview.ts';
import { chooseLocale, type Locale } from '../../platform/locale.ts';
import { nextTask } from '../../platform/next-task.ts';
import { ageAnswerStore } from '../../session/age-answer.ts';
import { ageGateOf } from '../../session/age-gate.ts';
import { configStore } from '../../session/config-store.ts';
import { setGateShut } from '../../session/entry-gate.ts';
import { FIRST_NOTICE_ANSWERED, findFirstNotice, markFirstNotice } from '../../session/first-notice.ts';
import { minimumAge } from '../../session/minimum-age.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { drawLive } from './dom-runtime.ts';
import { addFirstPicture } from './first-pictures.ts';
import { speak, t } from './words.ts';

/** Outlines of the icons of the notice and of the first window; the build takes them from the platform's set. */
declare const __WINDOW_ICONS__: Readonly<Record<string, string>>;

const MODE = 'meta[name="entry-notice"]';
/** The notice's text waits for its font no longer than this: with another its lines would move. */
const FONT_MS = 600;
const ANSWERED_ONLY = { back: false, escape: false, outside: false };

/**
 * Shows the notice on a first visit, on whichever page, with its answers at work: it needs nothing but what came with the
 * page. The app's own notice takes its place.
 */
async function showFirstNotice(locale: Locale): Promise<void> {
  const mode = Number(document.querySelector<HTMLMetaElement>(MODE)?.content);
  const gate = () => ageGateOf({ h5ClientMode: mode }, ageAnswerStore.getState().answer, location.pathname);
  const isWanted = () => gate() === 'age-notice';
  // Such a browser gets a page of its own, without a site behind it.
  if (isAppWebview(navigator.userAgent)) return;
  setGateShut(gate() !== null);
  if (!isWanted()) return;
  configStore.setState({ config: { market: { minimumAge: minimumAge() } } as AppConfig });
  ageAnswerStore.subscribe(() => {
    findFirstNotice()?.remove();
    if (isWanted()) void show(locale);
    document.dispatchEvent(new Event(FIRST_NOTICE_ANSWERED));
  });
  await Promise.race([
    document.fonts.load("16px 'Figtree'"),
    new Promise((done) => setTimeout(done, FONT_MS)),
  ]);
  // The app's own may stand by now.
  if (isWanted() && document.querySelector('dialog') === null) await show(locale);
}

async function show(locale: Locale): Promise<void> {
  const dialog = drawLive(() => <Notice />) as HTMLDialogElement;
  markFirstNotice(dialog);
  dialog.lang = locale;
  // The first paint shows it: nothing was there that it could follow.
  dialog.style.animation = 'none';
  // A link loads its page: the app may be half way here.
  dialog.addEventListener('click', (event) => event.stopPropagation());
  document.body.append(dialog);
  // Opening it computes the style of the whole page: a task of its own.
  await nextTask();
  if (!dialog.isConnected) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
}

const Notice = () => (
  <Dialog
    title={t('page.title.ageNotice')}
    surface="cover"
    closesBy={ANSWERED_ONLY}
    onClose={() => undefined}
  >
    <AgeNoticeOverlay />
  </Dialog>
);

// For the app too: its first picture is not without them.
globalThis.firstIcons = __WINDOW_ICONS__;
const locale = chooseLocale(document.cookie, navigator.languages);
speak(locale);
const shown = showFirstNotice(locale).catch(() => {
  // The app shows it a moment later.
});
addFirstPicture(shown);
