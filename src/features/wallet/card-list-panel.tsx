import { MAX_PAYOUT_ACCOUNTS } from '../../../contract/limits.ts';
import type { PayoutAccount, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import rowParts from '../../ui/rows.module.css';
import { EmptyState } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import { TermsGate } from './terms-gate.tsx';
import styles from './withdraw.module.css';
import { KIND_ICONS } from './withdraw-rules.ts';

/** `/wallets/card/list`: where money can be paid out to. */
export function CardListPanel() {
  return <TermsGate>{(terms) => <Cards terms={terms} />}</TermsGate>;
}

function Cards({ terms }: { terms: WithdrawTerms }) {
  const { accounts, hasPassword } = terms;
  const isFull = accounts.length >= MAX_PAYOUT_ACCOUNTS;
  return (
    <div className={styles.stack}>
      {accounts.length === 0 && (
        <EmptyState icon="card" title={t('cashier.cards.none')} text={t('cashier.need.accountText')} />
      )}
      <ul className={classNames(listParts.list, styles.list)}>
        {accounts.map((account) => (
          <Card key={account.bankId} account={account} />
        ))}
      </ul>
      {isFull ? (
        <p className={classNames(wordParts.text, styles.lead)}>
          {t('cashier.cards.full', { count: MAX_PAYOUT_ACCOUNTS })}
        </p>
      ) : (
        <ButtonLink isWide icon="plus" href={paths.walletsCardEdit}>
          {t('cashier.cards.add')}
        </ButtonLink>
      )}
      <Button kind="quiet" isWide icon="lock" onClick={() => openOverlay('withdraw-password')}>
        {t(hasPassword ? 'cashier.password.change' : 'cashier.need.passwordDo')}
      </Button>
    </div>
  );
}

function Card({ account }: { account: PayoutAccount }) {
  const { bankId, kind, name, number, holder, isDefault } = account;
  return (
    <li>
      <a
        className={classNames(surfaceParts.frame, styles.row)}
        href={linkTo(paths.walletsCardEdit, { id: bankId })}
      >
        <Icon name={KIND_ICONS[kind]} />
        <span className={classNames(rowParts.main, styles.rowMain)}>
          {name} {number}
          <small>{isDefault ? `${holder} · ${t('cashier.cards.default')}` : holder}</small>
        </span>
        <span className={styles.rowDo}>{t('cashier.cards.edit')}</span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}
