import type { ReactNode } from 'react';
import { type Cents, formatCents } from '../../../contract/money.ts';
import type { HeldPayment } from '../../../contract/wallet/held-payment.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './held-payment.module.css';

/** What is known of a payment that was not credited at once: what arrived, why it is held, what comes next and when. */
function HeldPaymentFacts({ payment }: { payment: HeldPayment }) {
  const { moneyFormat } = useUi();
  const { amount, orderedAmount, currency, reason, state, arrivedAt, dueAt, resolvedAt } = payment;
  const ordered = formatCents(orderedAmount, moneyFormat);
  // Only here does the app meet money that is not the market's: it is named by its code.
  const arrived = (value: Cents) =>
    formatCents(value, reason === 'currency' ? { ...moneyFormat, sign: `${currency} ` } : moneyFormat);
  return (
    <article className={classNames(surfaceParts.frame, styles.held)} data-state={state}>
      <p className={styles.head}>
        <strong>{arrived(amount)}</strong>
        <span>{t(`wallet.held.state.${state}`)}</span>
      </p>
      <dl className={styles.facts}>
        <Fact name="arrived">{arrived(amount)}</Fact>
        <Fact name="ordered">{ordered}</Fact>
        <Fact name="why">{t(`wallet.held.reason.${reason}`)}</Fact>
        <Fact name="next">{t(`wallet.held.next.${state}`)}</Fact>
        <Fact name="at">
          <DateText at={arrivedAt} />
        </Fact>
        {dueAt !== null && (
          <Fact name="due">
            <DateText at={dueAt} />
          </Fact>
        )}
        {resolvedAt !== null && (
          <Fact name="resolved">
            <DateText at={resolvedAt} />
          </Fact>
        )}
        <Fact name="reference">
          <span className={styles.code}>{payment.reference}</span>
        </Fact>
        {payment.returnReference !== null && (
          <Fact name="returnReference">
            <span className={styles.code}>{payment.returnReference}</span>
          </Fact>
        )}
      </dl>
    </article>
  );
}

type FactName =
  | 'arrived'
  | 'ordered'
  | 'why'
  | 'next'
  | 'at'
  | 'due'
  | 'resolved'
  | 'reference'
  | 'returnReference';

function Fact({ name, children }: { name: FactName; children: ReactNode }) {
  return (
    <div>
      <dt>{t(`wallet.held.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All of them under one heading; nothing where there are none. */
export function HeldPayments({ payments }: { payments: readonly HeldPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <section className={classNames(wordParts.headlined, styles.list)} aria-labelledby="held-payments">
      <h2 id="held-payments">{t('wallet.held.title')}</h2>
      {payments.map((payment) => (
        <HeldPaymentFacts key={payment.id} payment={payment} />
      ))}
    </section>
  );
}
