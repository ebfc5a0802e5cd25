import { type AgentMember, MEMBER_STEPS, type MemberState } from '../../../contract/agent/agent-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { initialOf } from '../../ui/initial-of.ts';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { claimMemberCommission } from './agent-flows.ts';
import { CommissionClaim } from './commission-claim.tsx';
import styles from './member-card.module.css';

const ICONS: Readonly<Record<MemberState, string>> = {
  registered: 'enter',
  progress: 'hourglass',
  valid: 'coins',
  held: 'search',
  rejected: 'minus',
  paid: 'check',
};

interface MemberCardProps {
  member: AgentMember;
  /** Whether anything can be claimed now. */
  canClaim: boolean;
}

/** A friend with a masked name, how far they are, and the claim. */
export function MemberCard({ member, canClaim }: MemberCardProps) {
  const { moneyFormat } = useUi();
  const { memberId, name, at, state, missing, reasons, amount } = member;
  const isUnderWay = state === 'registered' || state === 'progress';
  const money = amount === null ? '' : formatCents(amount, moneyFormat);
  return (
    <li className={classNames(surfaceParts.frame, styles.card)} data-state={state}>
      <span className={styles.seal} aria-hidden="true">
        {initialOf(name)}
      </span>
      <div className={styles.who}>
        <b>{name}</b>
        <small>
          {t('agent.member.since')} <DateText at={at} shows="date" />
        </small>
      </div>
      <span className={styles.state}>
        <Icon name={ICONS[state]} size={16} />
        {t(`agent.member.state.${state}`)}
      </span>
      {isUnderWay && (
        <ul className={styles.lamps} aria-label={t('agent.member.steps')}>
          {MEMBER_STEPS.map((step) => {
            const isDone = !missing.includes(step);
            return (
              <li key={step} data-done={isDone}>
                <span aria-hidden="true" />
                {t(`agent.member.step.${step}`)}
                <span className="hidden-text">
                  {t(isDone ? 'agent.member.step.done' : 'agent.member.step.open')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{t(`agent.reason.${reason}`)}</li>
          ))}
        </ul>
      )}
      {state === 'valid' && canClaim && (
        <div className={styles.claim}>
          <CommissionClaim
            text={t('agent.claim.one', { amount: money })}
            label={t('agent.claim.oneLabel', { amount: money, name })}
            of="member"
            claim={() => claimMemberCommission({ memberId })}
          />
        </div>
      )}
      {state === 'paid' && <p className={styles.paid}>{t('agent.member.paid', { amount: money })}</p>}
    </li>
  );
}
