import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { localKeys } from '../../../../src/platform/key-values.ts';
import { ageAnswerStore, answerAge } from '../../../../src/session/gates/age-answer.ts';
import { FIRST_NOTICE_ANSWERED, followFirstNotice } from '../../../../src/session/gates/first-notice.ts';

afterEach(() => answerAge('none'));

/** As the page's own notice does, whose script has a store of its own. */
function answerInPage(answer: string): void {
  localKeys.set('age_answer', answer);
  document.dispatchEvent(new Event(FIRST_NOTICE_ANSWERED));
}

describe('answers in the page’s own notice', () => {
  it('[O14] answer given after the store was made and before the gates are followed is taken over', () => {
    answerInPage('accepted');
    expect(ageAnswerStore.getState().answer).toBe('none');
    onTestFinished(followFirstNotice());
    expect(ageAnswerStore.getState().answer).toBe('accepted');
  });

  it('[O14] answer given from then on is taken over as it is given', () => {
    onTestFinished(followFirstNotice());
    answerInPage('refused');
    expect(ageAnswerStore.getState().answer).toBe('refused');
  });
});
