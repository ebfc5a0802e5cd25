import { useSearch } from 'wouter';
import { t } from '../../platform/i18n.ts';
import { linkTo, type ParamsOf, paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TermsGate } from './terms-gate.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawNeeds } from './withdraw-needs.tsx';
import { WithdrawalTracker } from './withdrawal-tracker.tsx';

/** `/withdrawal/{bank|ewallet}`: requests a withdrawal; with `id`, shows the progress of one. */
export function WithdrawalPanel({ params: { kind: name } }: { params: ParamsOf<'withdrawal'> }) {
  const id = new URLSearchParams(useSearch()).get('id');
  if (id) return <WithdrawalTracker key={id} withdrawalId={id} />;
  return (
    <TermsGate>
      {(terms) => {
        if (terms.missing.length > 0) return <WithdrawNeeds terms={terms} />;
        const method = terms.methods.find((found) => found.name === name);
        const accounts = terms.accounts.filter(({ kind }) => kind === name);
        if (!method?.isOpen) return <EmptyState icon="store" title={t('cashier.ways.closed')} />;
        if (accounts.length === 0) {
          return (
            <EmptyState
              icon="card"
              title={t('cashier.cards.noneOfKind')}
              text={t('cashier.need.accountText')}
            >
              <ButtonLink href={linkTo(paths.walletsCardEdit, { kind: name })}>
                {t('cashier.need.accountDo')}
              </ButtonLink>
            </EmptyState>
          );
        }
        return <WithdrawForm terms={terms} method={method} accounts={accounts} />;
      }}
    </TermsGate>
  );
}
