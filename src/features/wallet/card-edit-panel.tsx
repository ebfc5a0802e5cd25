import { useSearch } from 'wouter';
import type { WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CardForm } from './card-form.tsx';
import { isPayoutKind } from './path-params.ts';
import { RealNameForm } from './real-name-form.tsx';
import { TermsGate } from './terms-gate.tsx';

/** `/wallets/card/edit`: a new account, or with `id` one of the list. */
export function CardEditPanel() {
  return <TermsGate>{(terms) => <Edit terms={terms} />}</TermsGate>;
}

/** The requirements of an account come first: the legal name it must be in, and the password that protects it. */
function Edit({ terms }: { terms: WithdrawTerms }) {
  const query = new URLSearchParams(useSearch());
  const id = query.get('id');
  const kind = query.get('kind') ?? '';
  const account = terms.accounts.find(({ bankId }) => String(bankId) === id) ?? null;
  if (terms.realName === '') return <RealNameForm />;
  if (!terms.hasPassword) {
    return (
      <EmptyState
        icon="lock"
        title={t('cashier.need.password')}
        text={t('cashier.need.passwordText', { count: terms.passwordLength })}
      >
        <Button onClick={() => openOverlay('withdraw-password')}>{t('cashier.need.passwordDo')}</Button>
      </EmptyState>
    );
  }
  if (id !== null && !account) {
    return (
      <EmptyState icon="card" title={t('cashier.cards.gone')}>
        <ButtonLink href={paths.walletsCardList}>{t('cashier.title.cards')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <CardForm
      key={account?.bankId ?? 'new'}
      terms={terms}
      account={account}
      firstKind={account?.kind ?? (isPayoutKind(kind) ? kind : 'ewallet')}
    />
  );
}
