import { ageAnswerStore, readAgeAnswer } from './age-answer.ts';

/** The first-visit notice that the page shows by itself, before the app is there; the app's own takes its place. */
const FIRST_NOTICE_ID = 'first-notice';
/** What the player opened in it that only the app can show. */
const WISH = 'data-wish';
/** Tells the document that it was answered. */
export const FIRST_NOTICE_ANSWERED = 'first-notice-answered';

export const findFirstNotice = (): HTMLElement | null => document.getElementById(FIRST_NOTICE_ID);

/**
 * Follows what is answered in it, also what was answered since the store read this browser's answer: that file may have
 * come with a page's script, long before the gates. @returns what stops it
 */
export function followFirstNotice(): () => void {
  const take = () => ageAnswerStore.setState({ answer: readAgeAnswer() });
  document.addEventListener(FIRST_NOTICE_ANSWERED, take);
  take();
  return () => document.removeEventListener(FIRST_NOTICE_ANSWERED, take);
}

export function markFirstNotice(dialog: HTMLElement): void {
  dialog.id = FIRST_NOTICE_ID;
}

export function wishInFirstNotice(overlay: string): void {
  findFirstNotice()?.setAttribute(WISH, overlay);
}

const controlsOf = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>('a, button, input')];

/**
 * Puts the dialog around `content`, which shows the same, in its place before it opens: without an entrance, at the same
 * point of its scrolling, with the focus and a press on the same control. @returns what the player wanted to open in it
 */
export function replaceFirstNotice(content: HTMLElement | null): string | null {
  const first = findFirstNotice();
  const dialog = content?.closest('dialog');
  if (!first || !dialog) return null;
  const focused = controlsOf(first).indexOf(document.activeElement as HTMLElement);
  const pressed = controlsOf(first).findIndex((control) => control.matches(':active'));
  const top = first.firstElementChild?.scrollTop ?? 0;
  dialog.style.animation = 'none';
  first.remove();
  // A press that began on the one and ends on the other is no click of either.
  if (pressed >= 0)
    document.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const control = controlsOf(dialog)[pressed];
        if (control?.contains(document.elementFromPoint(clientX, clientY))) control.click();
      },
      { once: true },
    );
  // Once it is open and has chosen a focus by itself.
  queueMicrotask(() => {
    if (dialog.firstElementChild) dialog.firstElementChild.scrollTop = top;
    controlsOf(dialog)[focused]?.focus({ preventScroll: true });
  });
  return first.getAttribute(WISH);
}
