import { isMessageKey, loadMessages, t } from '../../platform/i18n.ts';
import { sessionEndStore } from './session-end.ts';

/** What happened to the session, and what to do next; without its reason where the messages are not loaded. */
export function sessionEndText(): string {
  const key = `page.session.end.${sessionEndStore.getState().end}`;
  return t(isMessageKey(key) ? key : 'shell.session.ended');
}

/** The same once the messages of its reason are loaded, or could not be. */
export async function loadSessionEndText(): Promise<string> {
  await loadMessages('page').catch(() => undefined);
  return sessionEndText();
}
