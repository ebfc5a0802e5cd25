import { isAppWebview } from '../../platform/app-webview.ts';
import { type Locale, localeCookie } from '../../platform/locale.ts';
import { nextTask } from '../../platform/next-task.ts';
import { type AgeAnswer, ageAnswerStore, answerAge } from '../../session/gates/age-answer.ts';
import { ageGateOf } from '../../session/gates/age-gate.ts';
import { setGateShut } from '../../session/gates/entry-gate.ts';
import {
  FIRST_NOTICE_ANSWERED,
  findFirstNotice,
  markFirstNotice,
  wishInFirstNotice,
} from '../../session/gates/first-notice.ts';

const MODE = 'meta[name="entry-notice"]';
/** The notice's text waits for its font no longer than this: with another its lines would move. */
const FONT_MS = 600;

/**
 * Shows the notice on a first visit, on whichever page, with its answers at work: it needs nothing but what came with the
 * page, which has it as a template. The app's own notice takes its place.
 */
export async function showFirstNotice(locale: Locale): Promise<void> {
  const mode = Number(document.querySelector<HTMLMetaElement>(MODE)?.content);
  const gate = () => ageGateOf({ h5ClientMode: mode }, ageAnswerStore.getState().answer, location.pathname);
  const isWanted = () => gate() === 'age-notice';
  // Such a browser gets a page of its own, without a site behind it.
  if (isAppWebview(navigator.userAgent)) return;
  setGateShut(gate() !== null);
  if (!isWanted()) return;
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

/** A rejection has a text of its own, with its way back. */
const templateOf = (locale: Locale): HTMLTemplateElement | null => {
  const kind = ageAnswerStore.getState().answer === 'refused' ? 'refused' : 'notice';
  return document.querySelector<HTMLTemplateElement>(`template[data-${kind}="${locale}"]`);
};

async function show(locale: Locale): Promise<void> {
  const template = templateOf(locale);
  if (!template) return;
  const dialog = document.importNode(template.content, true).querySelector('dialog');
  if (!dialog) return;
  markFirstNotice(dialog);
  dialog.lang = locale;
  // The first paint shows it: nothing was there that it could follow.
  dialog.style.animation = 'none';
  dialog.addEventListener('click', press);
  dialog.addEventListener('change', changeLanguage);
  // Only an answer closes it. A second Escape closes past the first of these.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', () => dialog.isConnected && dialog.showModal());
  document.body.append(dialog);
  // Opening it computes the style of the whole page: a task of its own.
  await nextTask();
  if (!dialog.isConnected) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
}

function press(event: Event): void {
  // A link loads its page: the app may be half way here.
  event.stopPropagation();
  const { answer, opens } = (event.target as Element).closest<HTMLElement>('button')?.dataset ?? {};
  if (answer) answerAge(answer as AgeAnswer);
  // The app opens it, once it has taken the notice over.
  if (opens) wishInFirstNotice(opens);
}

/** In another language the page begins anew. */
function changeLanguage(event: Event): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = localeCookie((event.target as HTMLInputElement).value as Locale);
  location.reload();
}
