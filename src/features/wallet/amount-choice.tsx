import { type CSSProperties, type Ref, useId } from 'react';
import { type Cents, fieldText, formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { AmountReading } from '../../ui/amount-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import formParts from '../../ui/forms.module.css';
import { Money } from '../../ui/money.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './deposit-form.module.css';
import { type DepositBounds, type DepositOffer, mostToDeposit } from './deposit-rules.ts';

const AMOUNT_PLACEHOLDER = '0.00';

interface AmountChoiceProps {
  items: DepositOffer['items'];
  bounds: DepositBounds;
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
  const { items, bounds, text, amount, error, note, onChange, onLeave, fieldRef } = props;
  const { moneyFormat } = useUi();
  const id = useId();
  const say = (value: Cents) => formatCents(value, moneyFormat);
  const most = mostToDeposit(bounds);
  const isOff = (price: Cents) => bounds.left !== null && price > bounds.left;
  const offNote = items.some(({ price }) => isOff(price)) ? `${id}-off` : undefined;
  return (
    <fieldset className={classNames(formParts.group, styles.group)}>
      <legend className={styles.legend}>
        {t('wallet.amount.title')}
        <span id={`${id}-range`}>
          {most < bounds.minimum
            ? t('wallet.amount.noneLeft', { min: say(bounds.minimum), left: say(most) })
            : t('wallet.amount.range', { min: say(bounds.minimum), max: say(most) })}
        </span>
      </legend>
      {items.length > 0 && (
        <div className={styles.amounts} role="radiogroup" aria-label={t('wallet.amount.offered')}>
          {items.map((item) => (
            <label key={item.id} className={classNames(surfaceParts.frame, styles.amount)}>
              <input
                className={formParts.control}
                type="radio"
                name="offered-amount"
                checked={item.price === amount}
                disabled={isOff(item.price)}
                aria-describedby={isOff(item.price) ? offNote : undefined}
                onChange={() => onChange(fieldText(item.price, moneyFormat.locale))}
              />
              <Money amount={item.price} isShort />
            </label>
          ))}
        </div>
      )}
      {offNote && (
        <p id={offNote} className={classNames(formParts.hint, styles.amountNote)}>
          {t('wallet.amount.off', { left: say(most) })}
        </p>
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
          disabled={most < bounds.minimum}
          placeholder={AMOUNT_PLACEHOLDER}
          // As wide as its text, so that the sign stands right before the first digit.
          style={{ '--digits': widthInDigits(text || AMOUNT_PLACEHOLDER) } as CSSProperties}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note ${id}-range`}
        />
      </label>
      <AmountReading text={text} className={styles.reading} />
      <p
        id={`${id}-note`}
        className={classNames(error ? formParts.error : formParts.hint, styles.amountNote)}
        aria-live="polite"
      >
        {error ?? note}
      </p>
    </fieldset>
  );
}

/** A mark is about half as wide as a digit, and every digit as wide as the next. A pasted sign counts as one. */
function widthInDigits(text: string): number {
  const marks = text.replaceAll(/[^.,\s]/g, '').length;
  return text.length - marks / 2;
}
