import { type ReactNode, useId } from 'react';
import { formatCents, NO_CENTS } from '../../../contract/money.ts';
import type { SignUpBonus } from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { t } from '../../platform/i18n.ts';
import { DateText } from '../../ui/date-text.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './onboarding.module.css';

/** Everything that holds for the bonus, before it is accepted and after. */
export function SignUpTerms({ bonus }: { bonus: SignUpBonus }) {
  const id = useId();
  const { moneyFormat } = useUi();
  const { amount, multiple, wagering, cost, endsAt, state } = bonus;
  const isOpen = state === 'open' || state === 'unverified';
  const hasWagering = wagering > NO_CENTS;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('onboarding.signUp.amount'), formatCents(amount, moneyFormat)],
    [
      t('onboarding.signUp.wagering'),
      hasWagering
        ? t('onboarding.signUp.wagering.value', { wagering: formatCents(wagering, moneyFormat), multiple })
        : t('onboarding.signUp.wagering.none'),
    ],
    ...(hasWagering
      ? [
          [t('onboarding.signUp.games'), t('onboarding.signUp.games.value')] as const,
          [
            t('onboarding.signUp.cost'),
            t('onboarding.signUp.cost.value', { cost: formatCents(cost, moneyFormat) }),
          ] as const,
        ]
      : []),
    [t('onboarding.signUp.withdraw'), t('onboarding.signUp.withdraw.value')],
    ...(endsAt !== null && isOpen
      ? [[t('onboarding.signUp.until'), <DateText key="until" at={endsAt} />] as const]
      : []),
    [t('onboarding.signUp.expiry'), t('onboarding.signUp.expiry.value')],
    [t('onboarding.signUp.once'), t('onboarding.signUp.once.value')],
  ];
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <h3 id={id}>{t('onboarding.signUp.terms')}</h3>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
