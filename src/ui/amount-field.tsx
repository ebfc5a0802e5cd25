import type { ComponentProps } from 'react';
import { formatCents } from '../../contract/money.ts';
import { readTypedAmount } from '../../contract/typed-amount.ts';
import styles from './amount-field.module.css';
import { Field } from './field.tsx';
import { useUi } from './ui-context.ts';

type AmountFieldProps = Omit<ComponentProps<typeof Field>, 'prefix' | 'suffix' | 'inputMode'> & {
  /** What stands in the field now. */
  text: string;
};

/** A field for an amount of money: typed or pasted as it is printed somewhere, and told as it was read. */
export function AmountField({ text, ...props }: AmountFieldProps) {
  const { sign } = useUi().moneyFormat;
  return (
    <Field
      autoComplete="off"
      {...props}
      inputMode="decimal"
      prefix={sign}
      suffix={<AmountReading text={text} />}
    />
  );
}

/** As which amount a text is read, before it is sent; nothing for one that cannot be read. */
export function AmountReading({
  text,
  className = styles.reading,
}: {
  text: string;
  className?: string | undefined;
}) {
  const { moneyFormat } = useUi();
  const { amount } = readTypedAmount(text, moneyFormat);
  return (
    <output className={className}>{amount === null ? '' : `= ${formatCents(amount, moneyFormat)}`}</output>
  );
}
