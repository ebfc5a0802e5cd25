import { cents, formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { BonusLinks } from './bonus-links.tsx';
import { LoadState } from './load-state.tsx';
import { OfferCard } from './offer-card.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { RewardClaim } from './reward-claim.tsx';
import { useBonusState, useFreeBonus, useProgrammes } from './reward-queries.ts';
import styles from './rewards.module.css';
import { claimFreeBonus } from './task-flows.ts';

/** `/bonus/event`: what is on offer now, each with its terms. */
export function BonusEventPanel() {
  const free = asyncState(useFreeBonus());
  const bonuses = asyncState(useBonusState());
  const programmes = asyncState(useProgrammes());
  const unready = [free, bonuses, programmes].find(({ kind }) => kind !== 'success');
  if (unready) return <LoadState state={unready} links={<BonusLinks current="bonusEvent" />} />;
  const offers = bonuses.kind === 'success' ? bonuses.data.offers : [];
  const list = programmes.kind === 'success' ? programmes.data.list : [];
  const isFree = free.kind === 'success' && free.data.state !== 'none';
  const isEmpty = offers.length === 0 && list.length === 0 && !isFree;
  return (
    <div className={styles.stack}>
      <BonusLinks current="bonusEvent" />
      {isEmpty && (
        <EmptyState icon="gift" title={t('rewards.offer.none')} text={t('rewards.offer.noneText')} />
      )}
      <FreeBonusCard />
      {list.map((programme) => (
        <ProgrammeCard key={programme.programmeId} programme={programme} />
      ))}
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
      <header className={styles.cardHead}>
        <Emblem name="coin" icon="coins" size={60} />
        <h2 id="free-bonus">{t('rewards.free.title')}</h2>
      </header>
      <p className={styles.terms}>
        {t(data.state === 'open' ? 'rewards.free.text' : 'rewards.free.claimed', words)}
      </p>
      {data.state === 'open' && (
        <RewardClaim
          text={t('rewards.free.take')}
          label={t('rewards.free.take')}
          kind="action"
          claim={() => claimFreeBonus({})}
        />
      )}
    </section>
  );
}
