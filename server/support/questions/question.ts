import type { FaqLink, FaqTopic } from '../../../contract/support/faq-rules.ts';
import type { LocalizedText } from '../../localization/localized.ts';

/** A question with its answer. Paragraphs are separated by an empty line; `{age}` is the market's minimum age. */
export interface Question {
  readonly key: string;
  readonly topic: FaqTopic;
  readonly links: readonly FaqLink[];
  readonly question: LocalizedText;
  readonly answer: LocalizedText;
}
