import { type Cents, formatCents } from '../../../contract/money.ts';
import type { DepositOfferTerms } from '../../../contract/rewards/bonus-calls.ts';
import { bonusOf, isForOneAmount } from '../../../contract/rewards/bonus-rules.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import formParts from '../../ui/forms.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './deposit-form.module.css';

interface BonusChoiceProps {
  offers: readonly DepositOfferTerms[];
  edgePpm: number;
  /** Null selects none. */
  chosenId: string | null;
  amount: Cents | null;
  onChoose(id: string | null): void;
}

/** What a deposit can bring, none of it preselected, each with its conditions and what they cost on average. */
export function BonusChoice({ offers, edgePpm, chosenId, amount, onChoose }: BonusChoiceProps) {
  const { moneyFormat } = useUi();
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const noteOf = (offer: DepositOfferTerms): string => {
    const given = amount === null ? null : bonusOf(offer, amount, edgePpm);
    if (!given) return termsText(offer, say);
    const words = { bonus: say(given.bonus), need: say(given.need), cost: say(given.cost), days: offer.days };
    return t('bonus.choice.given', words);
  };
  return (
    <fieldset className={classNames(formParts.group, styles.group)}>
      <legend className={styles.legend}>{t('bonus.choice.title')}</legend>
      <div className={styles.channels} data-single>
        <label className={classNames(surfaceParts.frame, styles.channel)}>
          <input
            className={formParts.control}
            type="radio"
            name="offer"
            checked={chosenId === null}
            onChange={() => onChoose(null)}
          />
          <span className={styles.channelName}>{t('bonus.choice.none')}</span>
          <span className={styles.channelNote}>{t('bonus.choice.noneText')}</span>
          <span className={styles.tick} aria-hidden="true" />
        </label>
        {offers.map((offer) => (
          <label key={offer.id} className={classNames(surfaceParts.frame, styles.channel)}>
            <input
              className={formParts.control}
              type="radio"
              name="offer"
              checked={chosenId === offer.id}
              onChange={() => onChoose(offer.id)}
            />
            <span className={styles.channelName}>{titleOf(offer, say)}</span>
            <span className={styles.channelNote}>{noteOf(offer)}</span>
            <span className={styles.tick} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function titleOf(offer: DepositOfferTerms, say: (value: Cents) => string): string {
  if (offer.source === 'firstDeposit') return t('bonus.source.firstDeposit');
  const value = offer.fixed > 0 ? say(offer.fixed) : `${offer.percent}%`;
  return t('bonus.source.couponOf', { value });
}

/** The terms before an amount is known. */
function termsText(offer: DepositOfferTerms, say: (value: Cents) => string): string {
  const words = {
    percent: offer.percent,
    fixed: say(offer.fixed),
    max: say(offer.maxBonus),
    min: say(offer.minDeposit),
    multiple: offer.multiple,
    days: offer.days,
  };
  if (isForOneAmount(offer)) return t('bonus.terms.oneAmount', words);
  return t(offer.fixed > 0 ? 'bonus.terms.fixed' : 'bonus.terms.share', words);
}
