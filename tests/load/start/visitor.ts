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
  await context.addInitScript(recordStart);
  if (visitor === 'notice') return;
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('age_answer', 'ofAge');
    localStorage.setItem('guide_seen', '1000');
    sessionStorage.setItem('popup_60', '1');
    sessionStorage.setItem('popup_25', '1');
  });
}
