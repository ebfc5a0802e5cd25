import { useStore } from 'zustand';
import { sessionEndStore } from '../../session/sign-in/session-end.ts';
import { sessionEndText } from '../../session/sign-in/session-end-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** Shows above the form why the session ended and a new sign-in is needed. */
export function SessionEndNotice() {
  const end = useStore(sessionEndStore, (state) => state.end);
  if (end === null) return null;
  return (
    <Notice tone={end === 'operator' || end === 'password' ? 'warning' : 'info'}>{sessionEndText()}</Notice>
  );
}
