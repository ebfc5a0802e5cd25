import { useEffect, useRef } from 'react';
import type { FaqAnswer } from '../../../../contract/support/support-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './faq.module.css';
import { addressOf } from './faq-address.ts';

/** A question that opens its answer. The one that the address names is open, in view and has the focus. */
export function AnswerRow({ answer, isWanted }: { answer: FaqAnswer; isWanted: boolean }) {
  const { key, question, links } = answer;
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li>
      <details className={styles.answer} open={isWanted}>
        <summary ref={head}>
          <span>{question}</span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div>
          {answer.answer.split('\n\n').map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never change their places
            <p key={place}>{paragraph}</p>
          ))}
          <p className={styles.ways}>
            {links.map((link) => (
              <a key={link} href={addressOf(link)}>
                {t(`support.faq.link.${link}`)}
              </a>
            ))}
            <a href={linkTo(paths.faq, { answer: key })}>{t('support.faq.address')}</a>
          </p>
        </div>
      </details>
    </li>
  );
}
