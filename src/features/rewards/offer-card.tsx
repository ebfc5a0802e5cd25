import { type Cents, formatCents } from '../../../contract/money.ts';
import type { DepositOfferTerms } from '../../../contract/rewards/bonus-calls.ts';
import { isForOneAmount } from '../../../contract/rewards/bonus-rules.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './rewards.module.css';

/** A bonus with a deposit: its terms, until when, and where it is chosen. */
export function OfferCard({ offer }: { offer: DepositOfferTerms }) {
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
      <header className={styles.cardHead}>
        <Emblem
          name={isFirst ? 'offers' : rewardEmblem(offer.propId)}
          icon={rewardIcon(offer.propId)}
          size={60}
        />
        <h2 id={`offer-${offer.id}`}>{t(isFirst ? 'rewards.offer.first' : 'rewards.offer.coupon')}</h2>
      </header>
      <p className={styles.terms}>{t(`rewards.offer.${isFirst ? 'firstText' : coupon}`, words)}</p>
      <p className={wordParts.note}>
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
