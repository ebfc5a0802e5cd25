import { ACCOUNT_QUESTIONS } from './account-questions.ts';
import { DEPOSIT_QUESTIONS } from './deposit-questions.ts';
import { IDENTITY_QUESTIONS } from './identity-questions.ts';
import { PLAY_QUESTIONS } from './play-questions.ts';
import type { Question } from './question.ts';
import { WITHDRAWAL_QUESTIONS } from './withdrawal-questions.ts';

/** What a new visitor wants to know first. */
const FIRST = ['age', 'deposit-identity', 'game-fair'];

const ALL: readonly Question[] = [
  ...ACCOUNT_QUESTIONS,
  ...IDENTITY_QUESTIONS,
  ...DEPOSIT_QUESTIONS,
  ...WITHDRAWAL_QUESTIONS,
  ...PLAY_QUESTIONS,
];

/** The questions of a new platform. */
export const QUESTIONS = [
  ...FIRST.flatMap((key) => ALL.filter((question) => question.key === key)),
  ...ALL.filter(({ key }) => !FIRST.includes(key)),
].map(({ links, ...question }, index) => ({ id: index + 1, ...question, links: [...links] }));
