import { HOLD_REASONS } from '../../../contract/agent/agent-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { minimumAge } from '../../session/config/minimum-age.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { StateView } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './agent.module.css';
import { useAgent } from './agent-queries.ts';
import { AgentTermsText } from './agent-terms.tsx';

const SECTIONS = ['who', 'paid', 'limits', 'level', 'privacy', 'never'] as const;

/** `/agent/rule`: who counts, what is paid, and what is checked, with the figures in force. */
export function RulePanel() {
  const { moneyFormat } = useUi();
  const state = asyncState(useAgent());
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('agent.failed')} boxes={{ count: 6, height: '72px' }} />;
  const { terms } = state.data;
  const values = {
    ...terms,
    amount: formatCents(terms.amount, moneyFormat),
    turnover: formatCents(terms.turnover, moneyFormat),
    age: minimumAge() ?? 0,
  };
  return (
    <div className={styles.rules}>
      <AgentTermsText terms={terms} />
      {SECTIONS.map((section) => (
        <section key={section} className={classNames(wordParts.headlined, styles.group)}>
          <h2>{t(`agent.rule.${section}`)}</h2>
          <p>{t(`agent.rule.${section}Text`, values)}</p>
        </section>
      ))}
      <section className={classNames(wordParts.headlined, styles.group)}>
        <h2>{t('agent.rule.checks')}</h2>
        <p>{t('agent.rule.checksText')}</p>
        <ul>
          {HOLD_REASONS.map((reason) => (
            <li key={reason}>{t(`agent.reason.${reason}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
