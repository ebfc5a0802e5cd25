import { formatCents } from '../../../contract/money.ts';
import type { WithdrawNeed, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { withdrawNeedSchema } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { restrictionOn } from '../../session/player/restrictions.ts';
import { hasWithdrawalOnlySession } from '../../session/player/withdrawal-only.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { Progress } from '../../ui/progress.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './withdraw.module.css';

interface NeedsProps {
  terms: WithdrawTerms;
  /** Where an account is added; on its own page without one. */
  onAddAccount?: () => void;
}

/** Everything that a withdrawal needs, what of it is done, and the way to mend the rest. */
export function WithdrawNeeds({ terms, onAddAccount }: NeedsProps) {
  const { missing } = terms;
  return (
    <section className={classNames(wordParts.headlined, styles.group)} aria-labelledby="withdraw-needs">
      <h2 id="withdraw-needs">{t('cashier.need.title', { count: missing.length })}</h2>
      <ol className={classNames(listParts.list, styles.needs)}>
        {withdrawNeedSchema.options.map((need) => {
          const isMissing = missing.includes(need);
          // It concerns only who has had a free bonus.
          if (need === 'deposit' && !isMissing) return null;
          return (
            <li key={need} className={classNames(surfaceParts.frame, styles.need)} data-done={!isMissing}>
              <Icon name={isMissing ? 'warning' : 'check-circle'} />
              <div>
                <h3>
                  {t(`cashier.need.${need}`)}
                  <span className="hidden-text">
                    {' '}
                    {t(isMissing ? 'cashier.need.isMissing' : 'cashier.need.isDone')}
                  </span>
                </h3>
                {isMissing && (
                  <Mend need={need} terms={terms} isFirst={missing[0] === need} onAddAccount={onAddAccount} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface MendProps {
  need: WithdrawNeed;
  terms: WithdrawTerms;
  isFirst: boolean;
  onAddAccount: (() => void) | undefined;
}

function Mend({ need, terms, isFirst, onAddAccount }: MendProps) {
  const { moneyFormat } = useUi();
  const kind = isFirst ? 'action' : 'second';
  if (need === 'kyc') {
    return (
      <>
        <p>{t(terms.hasKyc === 1 ? 'wallet.kyc.pending' : 'cashier.need.kycText')}</p>
        <ButtonLink kind={kind} href={hasWithdrawalOnlySession() ? paths.withdrawalOnlyKyc : paths.memberKyc}>
          {t(terms.hasKyc === 1 ? 'wallet.kyc.show' : 'cashier.need.kycDo')}
        </ButtonLink>
      </>
    );
  }
  if (need === 'password') {
    return (
      <>
        <p>{t('cashier.need.passwordText', { count: terms.passwordLength })}</p>
        <Button kind={kind} onClick={() => openOverlay('withdraw-password')}>
          {t('cashier.need.passwordDo')}
        </Button>
      </>
    );
  }
  if (need === 'account') {
    return (
      <>
        <p>{t('cashier.need.accountText')}</p>
        {onAddAccount ? (
          <Button kind={kind} onClick={onAddAccount}>
            {t('cashier.need.accountDo')}
          </Button>
        ) : (
          <ButtonLink kind={kind} href={paths.walletsCardEdit}>
            {t('cashier.need.accountDo')}
          </ButtonLink>
        )}
      </>
    );
  }
  if (need === 'deposit') {
    return (
      <>
        <p>{t('cashier.need.depositText')}</p>
        {!hasWithdrawalOnlySession() && restrictionOn('deposit') === null && (
          <ButtonLink kind={kind} href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}>
            {t('cashier.need.depositDo')}
          </ButtonLink>
        )}
      </>
    );
  }
  const left = formatCents(terms.wageringLeft, moneyFormat);
  const of = formatCents(terms.wageringOf, moneyFormat);
  return (
    <>
      <p>{t('cashier.need.wageringText', { left })}</p>
      <Progress
        label={t('cashier.need.wageringBar')}
        share={1 - terms.wageringLeft / Math.max(1, terms.wageringOf)}
        valueText={t('cashier.need.wageringLeft', { left, of })}
      />
      {terms.wageringDeposits.length > 1 && (
        <ul className={classNames(listParts.list, styles.shares)}>
          {terms.wageringDeposits.map(({ depositId, at, ...share }) => (
            <li key={depositId}>
              <DateText at={at} />
              <span>
                {t('cashier.need.wageringLeft', {
                  left: formatCents(share.left, moneyFormat),
                  of: formatCents(share.of, moneyFormat),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
