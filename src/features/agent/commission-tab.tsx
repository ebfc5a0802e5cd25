import type { AgentData } from '../../../contract/agent/agent-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import pageParts from '../../ui/page.module.css';
import { Progress } from '../../ui/progress.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import styles from './agent.module.css';
import { claimAllCommission } from './agent-flows.ts';
import { AgentTermsText } from './agent-terms.tsx';
import { CommissionClaim } from './commission-claim.tsx';

/** What can be claimed, how far the month goes, and the terms. */
export function CommissionTab({ agent }: { agent: AgentData }) {
  const { claimable, waiting, held, terms, monthLeft, nextMonthAt, canClaim } = agent;
  const used = terms.monthMax - monthLeft;
  return (
    <div className={classNames(pageParts.stack, styles.stack)}>
      <section
        className={classNames(surfaceParts.frame, wordParts.headlined, styles.till)}
        aria-labelledby="to-claim"
      >
        <h2 id="to-claim">{t('agent.commission.title')}</h2>
        <p className={styles.sum}>
          <Money amount={claimable.amount} />
        </p>
        <p>{t('agent.commission.members', { count: claimable.members })}</p>
        {claimable.members > 0 && canClaim ? (
          <CommissionClaim text={t('agent.claim.all')} of="all" claim={() => claimAllCommission({})} />
        ) : (
          <p className={classNames(wordParts.note, styles.note)}>{t('agent.commission.none')}</p>
        )}
        {held > 0 && (
          <p className={classNames(wordParts.note, styles.note)}>
            {t('agent.commission.held', { count: held })}
          </p>
        )}
      </section>
      <Progress
        label={t('agent.commission.month')}
        share={used / terms.monthMax}
        valueText={t('agent.commission.monthOf', { used, max: terms.monthMax })}
      />
      {waiting > 0 && (
        <p className={classNames(wordParts.note, styles.note)}>
          {t('agent.commission.waiting', { count: waiting })} <DateText at={nextMonthAt} />.
        </p>
      )}
      <AgentTermsText terms={terms} />
      <a className={styles.link} href={paths.agentRule}>
        {t('agent.rule.read')}
      </a>
    </div>
  );
}
