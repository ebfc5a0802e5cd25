import { useId } from 'react';
import type { InviteTerms } from '../../../contract/invite/invite-state-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './invite.module.css';

const TERM_SECTIONS = ['period', 'spins', 'friends', 'cashOut', 'end', 'wagering', 'protection'] as const;

/** The rules in plain sentences, with the figures of this period. */
export function InviteTermsText({ terms }: { terms: InviteTerms }) {
  const id = useId();
  const { moneyFormat } = useUi();
  const values = {
    days: terms.periodDays,
    shares: terms.sharesPerPeriod,
    friends: terms.friendsPerPeriod,
    turnover: formatCents(terms.friendTurnover, moneyFormat),
    target: formatCents(terms.target, moneyFormat),
    multiple: terms.multiple,
  };
  return (
    <section className={classNames(pageParts.stack, wordParts.headlined, styles.group)} aria-labelledby={id}>
      <h2 id={id}>{t('invite.terms')}</h2>
      <ul className={styles.terms}>
        {TERM_SECTIONS.filter((part) => part !== 'wagering' || terms.multiple > 0).map((part) => (
          <li key={part}>{t(`invite.terms.${part}`, values)}</li>
        ))}
      </ul>
    </section>
  );
}
