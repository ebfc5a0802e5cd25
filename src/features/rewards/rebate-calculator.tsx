import { useState } from 'react';
import { useStore } from 'zustand';
import { type Cents, cents, formatCents } from '../../../contract/money.ts';
import { readTypedAmount } from '../../../contract/typed-amount.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { countedGamesText, weightToday } from '../../session/config/game-weights.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { gameTypeText } from './game-type-text.ts';
import { rateText } from './rate-text.ts';
import { type RebateReckoning, reckonRebate } from './rebate-cost.ts';
import type { RebateType } from './rebate-types.tsx';
import styles from './rewards.module.css';

/** What bets would bring back at the player's own rates, beside what they cost on average. */
export function RebateCalculator({ types }: { types: readonly RebateType[] }) {
  const { moneyFormat } = useUi();
  const config = useStore(configStore, (state) => state.config);
  const games = config?.games.map((game) => ({ ...game, weight: weightToday(config, game.id) })) ?? [];
  const counted = config && countedGamesText(config);
  const [text, setText] = useState('');
  const { amount } = readTypedAmount(text, moneyFormat);
  const isWrong = text.trim() !== '' && amount === null;
  const say = (sum: Cents) => formatCents(sum, moneyFormat);
  const rebateText = ({ rebate: { least, most } }: RebateReckoning): string =>
    least === most ? say(most) : t('vip.rebate.range', { least: say(least), most: say(most) });
  const costText = ({ cost }: RebateReckoning): string => {
    if (!cost) return t('vip.rebate.costUnknown');
    return cost.least === cost.most
      ? t('vip.rebate.cost', { amount: say(cost.most) })
      : t('vip.rebate.costRange', { least: say(cost.least), most: say(cost.most) });
  };
  return (
    <section className={styles.group} aria-labelledby="rebate-calculator">
      <h2 id="rebate-calculator">{t('vip.rebate.calculator')}</h2>
      <AmountField
        text={text}
        label={t('vip.rebate.stakes')}
        hint={t('vip.rebate.stakesHint')}
        error={isWrong ? t('vip.rebate.stakesWrong') : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <dl className={classNames(factParts.facts, factParts.boxed, styles.facts)} aria-live="polite">
        {types.map((type) => {
          const reckoning = reckonRebate(amount ?? cents(0), type, games);
          return (
            <div key={type.type}>
              <dt>
                {gameTypeText(type.type)} · {rateText(type.ratePpm)}
              </dt>
              <dd>{rebateText(reckoning)}</dd>
              {amount !== null && amount > 0 && <dd className={styles.cost}>{costText(reckoning)}</dd>}
            </div>
          );
        })}
      </dl>
      <p className={wordParts.note}>{t('vip.rebate.costRule')}</p>
      {counted && <p className={wordParts.note}>{counted}</p>}
    </section>
  );
}
