import type { FaqAnswer } from '../../../../contract/support/support-calls.ts';
import { matchWord } from '../../../platform/search/match-word.ts';
import { splitWords } from '../../../platform/search/search-text.ts';

/** Words that players type, each with the word that the answers use for the same thing. */
const SYNONYMS = new Map([
  ['picture', 'photo'],
  ['pictures', 'photos'],
  ['image', 'photo'],
  ['images', 'photos'],
  ['payout', 'withdrawal'],
  ['payouts', 'withdrawal'],
  ['rollover', 'wagering'],
  ['turnover', 'wagering'],
  ['otp', 'code'],
  ['ban', 'exclusion'],
  ['rigged', 'fair'],
  ['deposito', 'deposit'],
  ['limitasyon', 'limit'],
  ['balanse', 'balance'],
  ['larawan', 'photo'],
  ['litrato', 'photo'],
  ['提款', '提现'],
  ['取款', '提现'],
  ['存款', '充值'],
  ['账户', '账号'],
  ['图片', '照片'],
  ['打码', '流水'],
]);

/** The answers' own word for one that players type. */
const ownWord = (typed: string): string => SYNONYMS.get(typed) ?? typed;

/** A hit in the answer counts less than one in the question. */
const ANSWER_COST = 3;
const HAN = /[\u2e80-\u9fff]/;

/**
 * What is looked for: words, without the short ones that stand in every sentence. Chinese has no gaps between words: of a
 * longer text every two signs are one. Another word for the same thing counts as the answers' own.
 */
function wantedWords(text: string): string[] {
  const words = splitWords(text).flatMap((word) =>
    HAN.test(word) && word.length > 2
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : [word],
  );
  const long = words.filter((word) => word.length > 2 || HAN.test(word));
  return [...new Set((long.length > 0 ? long : words).map(ownWord))];
}

function costOf(words: readonly string[], typed: string): number {
  return words.reduce(
    (least, word) => Math.min(least, matchWord(word, typed)?.cost ?? least),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * Answers that fit a typed text, best first: half of its words are enough, with typing errors and without accents. An empty
 * text finds all of them in their order.
 */
export function searchAnswers(answers: readonly FaqAnswer[], text: string): FaqAnswer[] {
  const wanted = wantedWords(text);
  if (wanted.length === 0) return [...answers];
  const least = Math.max(1, Math.floor(wanted.length / 2));
  const hits = answers.map((answer) => {
    const question = splitWords(answer.question);
    const rest = splitWords(answer.answer);
    const costs = wanted
      .map((typed) => Math.min(costOf(question, typed), costOf(rest, typed) + ANSWER_COST))
      .filter(Number.isFinite);
    return { answer, found: costs.length, cost: costs.reduce((sum, cost) => sum + cost, 0) };
  });
  return hits
    .filter(({ found }) => found >= least)
    .sort((a, b) => b.found - a.found || a.cost - b.cost)
    .map(({ answer }) => answer);
}
