import { isWordKey, loadMessages, t } from '../platform/i18n.ts';
import { sessionEndStore } from './session-end.ts';

/** What became of the session, and what to do next; without its reason where the pages' words have not come. */
export function sessionEndText(): string {
  const key = `page.session.end.${sessionEndStore.getState().end}`;
  return t(isWordKey(key) ? key : 'shell.session.ended');
}

/** The same once the words of its reason are there, or could not be had. */
export async function loadSessionEndText(): Promise<string> {
  await loadMessages('page').catch(() => undefined);
  return sessionEndText();
}
