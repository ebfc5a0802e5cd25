import { useId } from 'react';
import type { InviteTerms } from '../../../contract/invite/invite-state-calls.ts';
import { oddsOfWheel } from '../../../maths/invite-wheel.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import pageParts from '../../ui/page.module.css';
import proofParts from '../../ui/proof.module.css';
import tableParts from '../../ui/tables.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './invite.module.css';

/** What each amount's chance is, the same in every spin, and the hash that decides the next one. */
export function Odds({ terms: { sectors }, commit }: { terms: InviteTerms; commit: string }) {
  const id = useId();
  const { formatLocale } = useUi();
  const percent = new Intl.NumberFormat(formatLocale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <section className={classNames(pageParts.stack, wordParts.headlined, styles.group)} aria-labelledby={id}>
      <h2 id={id}>{t('invite.odds')}</h2>
      <p className={classNames(wordParts.note, styles.note)}>{t('invite.odds.text')}</p>
      <table className={classNames(tableParts.table, styles.odds)}>
        <thead>
          <tr>
            <th scope="col">{t('invite.odds.prize')}</th>
            <th scope="col">{t('invite.odds.sectors')}</th>
            <th scope="col">{t('invite.odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {oddsOfWheel(sectors).map(({ amount, sectors: count, chance }) => (
            <tr key={amount}>
              <th scope="row">
                <Money amount={amount} />
              </th>
              <td>{t('invite.odds.of', { count, all: sectors.length })}</td>
              <td>{percent.format(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={classNames(proofParts.proof, styles.proof)}>
        <summary>{t('invite.odds.how')}</summary>
        <p>{t('invite.odds.howText')}</p>
        <p>
          {t('invite.odds.commit')} <code className={proofParts.code}>{commit}</code>
        </p>
      </details>
    </section>
  );
}
