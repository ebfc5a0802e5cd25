import { type Cents, formatCents } from '../../contract/money.ts';
import { classNames } from './class-names.ts';
import styles from './money.module.css';
import { useUi } from './ui-context.ts';

interface MoneyProps {
  amount: Cents;
  /** Omits a `.00`. */
  isShort?: boolean;
  /** `figure` is the condensed face of counters; `text` reads along in a sentence. */
  face?: 'figure' | 'text';
  /** Writes a plus before a gain. */
  isSigned?: boolean;
}

/** An amount in the market's format. */
export function Money({ amount, isShort, face = 'figure', isSigned }: MoneyProps) {
  const { moneyFormat } = useUi();
  const text = formatCents(amount, isShort ? { ...moneyFormat, showWholeCents: false } : moneyFormat);
  return (
    <span className={classNames(face === 'figure' && styles.figure)} data-figure>
      {isSigned && amount > 0 ? `+${text}` : text}
    </span>
  );
}
