import { ERROR_ANSWERS } from '../../contract/support/error-answers.ts';
import { classNames } from './class-names.ts';
import styles from './error-faq-link.module.css';
import linkParts from './links.module.css';
import { useUi } from './ui-context.ts';

/** Below the text of an error that has an answer among the questions: the way to it. */
export function ErrorFaqLink({ text }: { text: unknown }) {
  const { answerAddress, answerText, errorOf } = useUi();
  const key = typeof text === 'string' ? errorOf(text) : null;
  const question = key === null ? undefined : (ERROR_ANSWERS as Readonly<Record<string, string>>)[key];
  if (question === undefined) return null;
  return (
    <a className={classNames(linkParts.link, styles.answer)} href={answerAddress(question)}>
      {answerText()}
    </a>
  );
}
