import { sessionKeys } from '../../platform/key-values.ts';

const KEY = 'complaint_evidence';

/** Keeps what a page has found until the complaint form, which is another page's, asks for it. */
export const keepEvidence = (text: string): void => sessionKeys.set(KEY, text);

/** Once: a later complaint is about something else. Empty without any. */
export function takeEvidence(): string {
  const text = sessionKeys.get(KEY) ?? '';
  sessionKeys.remove(KEY);
  return text;
}
