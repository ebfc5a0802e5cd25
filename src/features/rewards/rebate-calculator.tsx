import { useState } from 'react';
import { cents, formatCents } from '../../../contract/money.ts';
import { multiplyRate } from '../../../contract/money-arithmetic.ts';
import { readTypedAmount } from '../../../contract/typed-amount.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../../ui/field.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { gameTypeText } from './game-type-text.ts';
import { rateText } from './rate-text.ts';
import type { RebateType } from './rebate-types.tsx';
import styles from './rewards.module.css';

/** What a stake would bring back, by the player's own numbers. */
export function RebateCalculator({ types }: { types: readonly RebateType[] }) {
  const { moneyFormat } = useUi();
  const [text, setText] = useState('');
  const { amount } = readTypedAmount(text, moneyFormat.locale);
  const isWrong = text.trim() !== '' && amount === null;
  return (
    <section className={styles.group} aria-labelledby="rebate-calculator">
      <h2 id="rebate-calculator">{t('vip.rebate.calculator')}</h2>
      <Field
        label={t('vip.rebate.stakes')}
        hint={t('vip.rebate.stakesHint')}
        error={isWrong ? t('vip.rebate.stakesWrong') : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <dl className={styles.facts} aria-live="polite">
        {types.map(({ type, ratePpm }) => (
          <div key={type}>
            <dt>
              {gameTypeText(type)} · {rateText(ratePpm)}
            </dt>
            <dd>{formatCents(multiplyRate(amount ?? cents(0), ratePpm, 1_000_000), moneyFormat)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
