import type { BrowserContext } from 'playwright';
import { recordStart } from './record-start.ts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** `notice`: the first-visit notice stands. `accepted`: it was accepted, and the tour was seen. */
export type Visitor = 'notice' | 'accepted';

/** Everything that a page of this context has stored and records before its first script. */
export async function prepareVisitor(context: BrowserContext, visitor: Visitor): Promise<void> {
  await context.addInitScript({ content: visitorScript(visitor) });
}

/** The same as a script's text. */
export const visitorScript = (visitor: Visitor): string =>
  [recordStart, ...(visitor === 'accepted' ? [acceptNotice] : [])]
    .map((script) => `(${script})();`)
    .join('\n');

/** Runs in the page; nothing outside it may be used. */
function acceptNotice(): void {
  if (!location.protocol.startsWith('http')) return;
  localStorage.setItem('age_answer', 'ofAge');
  localStorage.setItem('guide_seen', '1000');
  for (const id of [20, 23, 25, 32, 44, 60]) sessionStorage.setItem(`popup_${id}`, '1');
}
