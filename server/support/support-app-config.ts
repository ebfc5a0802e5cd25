import { readConfig } from '../config/public/config-value-queries.ts';
import type { AppConfigQuestion } from '../hooks.ts';
import { sayText } from '../localization/say-text.ts';
import { faqConfig } from './support-config.ts';

/** Every start brings them; all others are asked for where they are read (`getFaq`). */
const START_QUESTIONS = 3;

/** The questions of a start. */
export async function readSupportAppConfig(asked: AppConfigQuestion) {
  const questions = (await readConfig(asked.sql, faqConfig)).slice(0, START_QUESTIONS);
  return {
    faq: questions.map(({ id, question, answer }) => ({
      id,
      question: sayText(question, asked),
      answer: sayText(answer, asked),
    })),
  };
}
