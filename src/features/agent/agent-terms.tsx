import type { ReactNode } from 'react';
import type { AgentTerms } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './agent.module.css';

/** The figures by which commission is paid. */
export function AgentTermsText({ terms: { amount, multiple, turnover, monthMax } }: { terms: AgentTerms }) {
  const rows: readonly [string, ReactNode][] = [
    [t('agent.terms.amount'), <Money key="amount" amount={amount} />],
    [t('agent.terms.turnover'), <Money key="turnover" amount={turnover} />],
    [t('agent.terms.month'), t('agent.terms.monthMax', { max: monthMax })],
    [t('agent.terms.wagering'), t('agent.terms.multiple', { multiple })],
  ];
  return (
    <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="agent-terms">
      <h2 id="agent-terms">{t('agent.terms.title')}</h2>
      <dl className={styles.terms}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
