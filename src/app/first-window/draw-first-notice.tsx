import type { AppConfig } from '../../../contract/config/app-config.ts';
import { AgeNoticeOverlay } from '../../features/protection/notices/age-notice-overlay.tsx';
import type { Locale } from '../../platform/locale.ts';
import { ageAnswerStore } from '../../session/age-answer.ts';
import { ageGateOf } from '../../session/age-gate.ts';
import { configStore } from '../../session/config-store.ts';
import { FIRST_NOTICE_ANSWERED, findFirstNotice, markFirstNotice } from '../../session/first-notice.ts';
import { minimumAge } from '../../session/minimum-age.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isAppWebview } from '../webview.ts';
import { drawLive } from './dom-runtime.ts';
import { t } from './words.ts';

const MODE = 'meta[name="entry-notice"]';
/** The notice's text waits for its font no longer than this: with another its lines would move. */
const FONT_MS = 600;
const ANSWERED_ONLY = { back: false, escape: false, outside: false };

/**
 * Shows the notice on a first visit, on whichever page, with its answers at work: it needs nothing but what came with the
 * page. The app's own notice takes its place.
 */
export async function showFirstNotice(locale: Locale): Promise<void> {
  const mode = Number(document.querySelector<HTMLMetaElement>(MODE)?.content);
  const isWanted = () => {
    const { answer } = ageAnswerStore.getState();
    return ageGateOf({ h5ClientMode: mode }, answer, location.pathname) === 'age-notice';
  };
  // Such a browser gets a page of its own, without a site behind it.
  if (!isWanted() || isAppWebview(navigator.userAgent)) return;
  configStore.setState({ config: { market: { minimumAge: minimumAge() } } as AppConfig });
  ageAnswerStore.subscribe(() => {
    findFirstNotice()?.remove();
    if (isWanted()) show(locale);
    document.dispatchEvent(new Event(FIRST_NOTICE_ANSWERED));
  });
  await Promise.race([
    document.fonts.load("16px 'Figtree'"),
    new Promise((done) => setTimeout(done, FONT_MS)),
  ]);
  // The app's own may stand by now.
  if (isWanted() && document.querySelector('dialog') === null) show(locale);
}

function show(locale: Locale): void {
  const dialog = drawLive(() => <Notice />) as HTMLDialogElement;
  markFirstNotice(dialog);
  dialog.lang = locale;
  // The first paint shows it: nothing was there that it could follow.
  dialog.style.animation = 'none';
  // A link loads its page: the app may be half way here.
  dialog.addEventListener('click', (event) => event.stopPropagation());
  document.body.append(dialog);
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
