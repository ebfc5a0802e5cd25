import { ACCOUNT_QUESTIONS } from './account-questions.ts';
import { DEPOSIT_QUESTIONS } from './deposit-questions.ts';
import { IDENTITY_QUESTIONS } from './identity-questions.ts';
import { PLAY_QUESTIONS } from './play-questions.ts';
import type { Question } from './question.ts';
import { WITHDRAWAL_QUESTIONS } from './withdrawal-questions.ts';

/** What a new visitor wants to know first. */
const FIRST_QUESTION_IDS = ['age', 'deposit-identity', 'game-fair'];

const ALL_QUESTIONS: readonly Question[] = [
  ...ACCOUNT_QUESTIONS,
  ...IDENTITY_QUESTIONS,
  ...DEPOSIT_QUESTIONS,
  ...WITHDRAWAL_QUESTIONS,
  ...PLAY_QUESTIONS,
];

/** The questions of a new platform. */
export const QUESTIONS = [
  ...FIRST_QUESTION_IDS.flatMap((key) => ALL_QUESTIONS.filter((question) => question.key === key)),
  ...ALL_QUESTIONS.filter(({ key }) => !FIRST_QUESTION_IDS.includes(key)),
].map(({ links, ...question }, index) => ({ id: index + 1, ...question, links: [...links] }));
