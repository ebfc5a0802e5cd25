import { type CSSProperties, type Ref, useId } from 'react';
import { type Cents, fieldText, formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './deposit-form.module.css';
import type { DepositOffer } from './rules.ts';

const NOTHING_YET = '0.00';

interface AmountChoiceProps {
  offer: DepositOffer;
  /** What stands in the field. */
  text: string;
  amount: Cents | null;
  error: string | null;
  /** A condition of later deposits, shown beforehand. */
  note: string | null;
  onChange(text: string): void;
  onLeave(): void;
  fieldRef: Ref<HTMLInputElement>;
}

/** Offered amounts as one choice, and a field for any other amount within the channel's bounds. */
export function AmountChoice(props: AmountChoiceProps) {
  const { offer, text, amount, error, note, onChange, onLeave, fieldRef } = props;
  const { moneyFormat } = useUi();
  const id = useId();
  const say = (value: Cents) => formatCents(value, moneyFormat);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t('wallet.amount.title')}
        <span id={`${id}-range`}>
          {t('wallet.amount.range', { min: say(offer.minimum), max: say(offer.maximum) })}
        </span>
      </legend>
      {offer.items.length > 0 && (
        <div className={styles.amounts} role="radiogroup" aria-label={t('wallet.amount.offered')}>
          {offer.items.map((item) => (
            <label key={item.id} className={styles.amount}>
              <input
                type="radio"
                name="offered-amount"
                checked={item.price === amount}
                onChange={() => onChange(fieldText(item.price, moneyFormat.locale))}
              />
              <Money amount={item.price} isShort />
            </label>
          ))}
        </div>
      )}
      <label className={styles.other} data-wrong={error !== null}>
        <span className={styles.otherLabel}>{t('wallet.amount.other')}</span>
        <span className={styles.otherSign} aria-hidden="true">
          {moneyFormat.sign}
        </span>
        <input
          ref={fieldRef}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          placeholder={NOTHING_YET}
          // As wide as its text, so that the sign stands right before the first digit.
          style={{ '--digits': widthInDigits(text || NOTHING_YET) } as CSSProperties}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note ${id}-range`}
        />
      </label>
      <p id={`${id}-note`} className={error ? styles.error : styles.hint} aria-live="polite">
        {error ?? note}
      </p>
    </fieldset>
  );
}

/** A mark is about half as wide as a digit, and every digit as wide as the next. */
function widthInDigits(text: string): number {
  const marks = text.replaceAll(/\d/g, '').length;
  return text.length - marks / 2;
}
