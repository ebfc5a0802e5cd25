import { createStore } from 'zustand/vanilla';
import { type KeyValues, localKeys } from '../../platform/key-values.ts';

/** The answer of this browser. `accepted` still requires the age; a rejection survives a reload. */
export type AgeAnswer = 'none' | 'accepted' | 'ofAge' | 'refused';

const KEY = 'age_answer';
const ANSWERS: readonly string[] = ['accepted', 'ofAge', 'refused'] satisfies AgeAnswer[];

export function readAgeAnswer(keys: KeyValues = localKeys): AgeAnswer {
  const stored = keys.get(KEY);
  return stored !== null && ANSWERS.includes(stored) ? (stored as AgeAnswer) : 'none';
}

export const ageAnswerStore = createStore<{ answer: AgeAnswer }>()(() => ({ answer: readAgeAnswer() }));

/** `none` resets every answer. */
export function answerAge(answer: AgeAnswer, keys: KeyValues = localKeys): void {
  if (answer === 'none') keys.remove(KEY);
  else keys.set(KEY, answer);
  ageAnswerStore.setState({ answer });
}
