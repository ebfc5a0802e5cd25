import { type Cents, cents, formatCents } from '../../../contract/money.ts';
import { type DepositOfferTerms, getFirstDeposit } from '../../../contract/rewards/bonus-calls.ts';
import { bonusOf } from '../../../contract/rewards/bonus-rules.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { useCall } from '../../session/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './first-deposit.module.css';

/** The offer with all its conditions, before the player agrees. The same on its page and in its overlay. */
export function FirstDepositOffer() {
  const { data: answer, error, refetch } = useCall(getFirstDeposit, {}, { isSilent: true });
  if (!answer && error) return <ErrorState title={describeFailure(error)} onRetry={() => void refetch()} />;
  if (!answer) return <SkeletonRows count={4} height="64px" />;
  if (!answer.offer) {
    return (
      <EmptyState icon="gift" title={t('bonus.first.none')} text={t('bonus.first.noneText')}>
        <ButtonLink href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}>
          {t('bonus.first.deposit')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <Terms offer={answer.offer} edgePpm={answer.edgePpm} />;
}

/** Deposits to show: the least one, and those that lead to the most that is given. */
function examplesOf({ minDeposit, maxBonus, percent }: DepositOfferTerms): Cents[] {
  const most = Math.ceil((maxBonus * 100) / percent / 10_000) * 10_000;
  const steps = [minDeposit, Math.round(most / 2 / 10_000) * 10_000, most];
  return [...new Set(steps)].filter((step) => step >= minDeposit).map(cents);
}

function Terms({ offer, edgePpm }: { offer: DepositOfferTerms; edgePpm: number }) {
  const { moneyFormat } = useUi();
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const words = { multiple: offer.multiple, days: offer.days, min: say(offer.minDeposit) };
  return (
    <div className={styles.offer}>
      <p className={styles.hero}>
        <strong>{offer.percent}%</strong>
        <span>{t('bonus.first.hero', { max: say(offer.maxBonus) })}</span>
      </p>
      <table className={styles.table}>
        <caption className="hidden-text">{t('bonus.first.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bonus.first.youDeposit')}</th>
            <th scope="col">{t('bonus.first.bonus')}</th>
            <th scope="col">{t('bonus.first.bets')}</th>
            <th scope="col">{t('bonus.first.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {examplesOf(offer).map((amount) => {
            const given = bonusOf(offer, amount, edgePpm);
            return given ? (
              <tr key={amount}>
                <th scope="row">
                  <Money amount={amount} isShort />
                </th>
                <td>
                  <Money amount={given.bonus} isShort />
                </td>
                <td>
                  <Money amount={given.need} isShort />
                </td>
                <td>
                  <Money amount={given.cost} isShort />
                </td>
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
      <ul className={styles.rules}>
        <li>{t('bonus.first.rule.locked', words)}</li>
        <li>{t('bonus.first.rule.days', words)}</li>
        <li>{t('bonus.first.rule.own')}</li>
        <li>{t('bonus.first.rule.games')}</li>
        <li>{t('bonus.first.rule.min', words)}</li>
      </ul>
      <p className={styles.until}>
        {t('bonus.first.until')} <DateText at={offer.endsAt} />
      </p>
      <ButtonLink isWide href={linkTo(paths.wallets, { name: 'deposit', back: 1, offer: 'firstDeposit' })}>
        {t('bonus.first.take')}
      </ButtonLink>
      <ButtonLink kind="quiet" isWide href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}>
        {t('bonus.first.without')}
      </ButtonLink>
    </div>
  );
}
