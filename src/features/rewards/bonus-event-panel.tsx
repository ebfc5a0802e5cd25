import { type Cents, cents, formatCents } from '../../../contract/money.ts';
import type { DepositOfferTerms } from '../../../contract/rewards/bonus-calls.ts';
import { isForOneAmount } from '../../../contract/rewards/bonus-rules.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { BonusLinks } from './bonus-links.tsx';
import { ClaimButton } from './claim-button.tsx';
import { LoadState } from './load-state.tsx';
import { useBonusState, useFreeBonus } from './queries.ts';
import styles from './rewards.module.css';
import { claimFreeBonus } from './task-flows.ts';

/** `/bonus/event`: what is on offer now, each with its terms. */
export function BonusEventPanel() {
  const free = useFreeBonus();
  const bonuses = useBonusState();
  const failed = [free, bonuses].find(({ data }) => !data);
  if (failed) return <LoadState answer={failed} />;
  const offers = bonuses.data?.offers ?? [];
  const isEmpty = offers.length === 0 && free.data?.state === 'none';
  return (
    <div className={styles.stack}>
      <BonusLinks current="bonusEvent" />
      {isEmpty && (
        <EmptyState icon="gift" title={t('rewards.offer.none')} text={t('rewards.offer.noneText')} />
      )}
      <FreeBonusCard />
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </div>
  );
}

function FreeBonusCard() {
  const { data } = useFreeBonus();
  const { moneyFormat } = useUi();
  if (!data || data.state === 'none' || (data.state === 'claimed' && !data.isDepositNeeded)) return null;
  const words = {
    amount: formatCents(data.amount, moneyFormat),
    need: formatCents(cents(data.amount * data.multiple), moneyFormat),
  };
  return (
    <section className={styles.card} aria-labelledby="free-bonus">
      <h2 id="free-bonus">{t('rewards.free.title')}</h2>
      <p className={styles.terms}>
        {t(data.state === 'open' ? 'rewards.free.text' : 'rewards.free.claimed', words)}
      </p>
      {data.state === 'open' && (
        <ClaimButton
          text={t('rewards.free.take')}
          label={t('rewards.free.take')}
          kind="action"
          claim={claimFreeBonus}
        />
      )}
    </section>
  );
}

function OfferCard({ offer }: { offer: DepositOfferTerms }) {
  const { moneyFormat } = useUi();
  const say = (amount: Cents) => formatCents(amount, moneyFormat);
  const { source, percent, fixed, multiple, endsAt } = offer;
  const isFirst = source === 'firstDeposit';
  const words = {
    percent,
    multiple,
    fixed: say(fixed),
    min: say(offer.minDeposit),
    max: say(offer.maxBonus),
  };
  const coupon = isForOneAmount(offer) ? 'couponOneAmount' : percent > 0 ? 'couponShare' : 'couponFixed';
  return (
    <section className={styles.card} aria-labelledby={`offer-${offer.id}`}>
      <h2 id={`offer-${offer.id}`}>{t(isFirst ? 'rewards.offer.first' : 'rewards.offer.coupon')}</h2>
      <p className={styles.terms}>{t(`rewards.offer.${isFirst ? 'firstText' : coupon}`, words)}</p>
      <p className={styles.note}>
        {t('rewards.offer.until')} <DateText at={endsAt} />
      </p>
      <ButtonLink
        kind="quiet"
        href={isFirst ? paths.firstDeposit : linkTo(paths.wallets, { name: 'deposit', back: 1 })}
      >
        {t(isFirst ? 'rewards.offer.firstShow' : 'rewards.offer.use')}
      </ButtonLink>
    </section>
  );
}
