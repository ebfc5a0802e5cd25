import { formatCents } from '../../../contract/money.ts';
import type { PayoutMethod, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import rowParts from '../../ui/rows.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { BonusCards } from './bonus-cards.tsx';
import { TermsGate } from './terms-gate.tsx';
import { UsualTime } from './usual-time.tsx';
import styles from './withdraw.module.css';
import { WithdrawNeeds } from './withdraw-needs.tsx';
import { KIND_ICONS } from './withdraw-rules.ts';
import { WithdrawTotals } from './withdraw-totals.tsx';
import { WithdrawalLink } from './withdrawal-link.tsx';

/** What can be taken out, what is still missing, the ways, and the requests on their way. */
export function WithdrawTab() {
  return <TermsGate>{(terms) => <Overview terms={terms} />}</TermsGate>;
}

function Overview({ terms }: { terms: WithdrawTerms }) {
  const isReady = terms.missing.length === 0;
  return (
    <div className={styles.stack}>
      <WithdrawTotals label={t('cashier.withdrawable')} amount={terms.withdrawable} pending={terms.pending} />
      {terms.open.length > 0 && (
        <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="withdraw-open">
          <h2 id="withdraw-open">{t('cashier.open.title')}</h2>
          <ul className={classNames(listParts.list, styles.list)}>
            {terms.open.map((withdrawal) => (
              <WithdrawalLink key={withdrawal.withdrawalId} withdrawal={withdrawal} />
            ))}
          </ul>
        </section>
      )}
      {!isReady && <WithdrawNeeds terms={terms} />}
      {isReady && (
        <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="withdraw-ways">
          <h2 id="withdraw-ways">{t('cashier.ways.title')}</h2>
          <PayoutWays methods={terms.methods} />
        </section>
      )}
      <BonusCards />
      <ul className={classNames(listParts.list, styles.list)}>
        <Row href={paths.activityBank} icon="bank" label={t('bonus.title.bank')} />
        <Row href={paths.walletsCardList} icon="card" label={t('cashier.title.cards')} />
        <Row href={paths.walletsSafebox} icon="lock" label={t('cashier.title.safebox')} />
        <Row href={paths.retrieveBalance} icon="refresh" label={t('bonus.title.left')} />
        <Row href={paths.walletsRecord} icon="history" label={t('cashier.title.record')} />
      </ul>
    </div>
  );
}

/** Each payout method with its bounds, fee and usual duration. */
export function PayoutWays({ methods }: { methods: readonly PayoutMethod[] }) {
  return (
    <ul className={classNames(listParts.list, styles.list)}>
      {methods.map((method) => (
        <Way key={method.name} method={method} />
      ))}
    </ul>
  );
}

function Way({ method }: { method: PayoutMethod }) {
  const { moneyFormat } = useUi();
  const say = (amount: PayoutMethod['minAmount']) => formatCents(amount, moneyFormat);
  const { name, isOpen, minAmount, maxAmount, feeFixed, feePpm, usualMs } = method;
  if (!isOpen) {
    return (
      <li className={classNames(surfaceParts.frame, styles.closed)}>
        <Icon name={KIND_ICONS[name]} />
        <span>
          {t(`cashier.kind.${name}`)} <small>{t('cashier.ways.closed')}</small>
        </span>
      </li>
    );
  }
  return (
    <Row
      href={linkTo(paths.withdrawal, { kind: name })}
      icon={KIND_ICONS[name]}
      label={t(`cashier.kind.${name}`)}
    >
      {t('wallet.amount.range', { min: say(minAmount), max: say(maxAmount) })}
      {' · '}
      {feeFixed === 0 && feePpm === 0
        ? t('cashier.fee.none')
        : t('cashier.fee.some', { fee: feeText(method, say) })}
      <UsualTime ms={usualMs} />
    </Row>
  );
}

function feeText(
  { feeFixed, feePpm }: PayoutMethod,
  say: (amount: PayoutMethod['feeFixed']) => string,
): string {
  const share = feePpm === 0 ? '' : `${feePpm / 10_000}%`;
  return [feeFixed === 0 ? '' : say(feeFixed), share].filter(Boolean).join(' + ');
}

interface RowProps {
  href: string;
  icon: string;
  label: string;
  children?: React.ReactNode;
}

function Row({ href, icon, label, children }: RowProps) {
  return (
    <li>
      <a className={classNames(surfaceParts.frame, styles.row)} href={href}>
        <Icon name={icon} />
        <span className={classNames(rowParts.main, styles.rowMain)}>
          <span>{label}</span>
          {children && <small>{children}</small>}
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}
