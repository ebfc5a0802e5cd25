import { memberKyc, withdrawalOnlyKyc } from '../path-constants.ts';
import type { NativeBridge } from './native-bridge.ts';

const PRIVATE_PAGES: readonly string[] = [memberKyc, withdrawalOnlyKyc];
const SECRET_FIELDS = 'input[type="password"], input[autocomplete="one-time-code"]';

/** Whether what is on the screen must not be in a screenshot: identity documents, passwords, codes. */
const isPrivate = (page: Document, path: string): boolean =>
  PRIVATE_PAGES.includes(path) || page.querySelector(SECRET_FIELDS) !== null;

/** Tells the shell whenever that changes. A revealed password is a text field: it stays private until the field is gone. */
export function followSecureScreen(
  page: Document,
  path: () => string,
  bridge: Pick<NativeBridge, 'send'>,
  nextFrame: (work: () => void) => void,
): void {
  // The page before may have left it either way.
  let isSecure: boolean | null = null;
  let isAsked = false;
  const fields = new Set<Element>();
  const check = () => {
    isAsked = false;
    for (const field of page.querySelectorAll(SECRET_FIELDS)) fields.add(field);
    for (const field of fields) if (!field.isConnected) fields.delete(field);
    const isNow = fields.size > 0 || isPrivate(page, path());
    if (isNow === isSecure) return;
    isSecure = isNow;
    void bridge.send('screen.secure', isNow ? '1' : '0');
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    nextFrame(check);
  };
  new MutationObserver(ask).observe(page.documentElement, { childList: true, subtree: true });
  ask();
}
