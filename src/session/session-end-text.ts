import { t } from '../platform/i18n.ts';
import { sessionEndStore } from './session-end.ts';

/** What became of the session, and what to do next. */
export function sessionEndText(): string {
  const { end } = sessionEndStore.getState();
  return end === null || end === 'ended' ? t('shell.session.ended') : t(`shell.session.end.${end}`);
}
