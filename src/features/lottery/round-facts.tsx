import type { LotteryRound } from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { groupDigits } from '../../../contract/money.ts';
import { ticketsOf } from '../../../maths/lottery.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './lottery.module.css';
import { SeedNote } from './seed-note.tsx';

/** Number, price and times of a round, and what the player has in it. */
export function RoundFacts({ product, round }: { product: LotteryProduct; round: LotteryRound }) {
  const { formatLocale } = useUi();
  const { number, terms, closesAt, drawAt, sold, bought } = round;
  const count = (value: number) => groupDigits(value, formatLocale);
  return (
    <>
      <dl className={classNames(factParts.facts, styles.facts)}>
        <div>
          <dt>{t('lottery.price')}</dt>
          <dd>
            <Money amount={terms.price} />
          </dd>
        </div>
        <div>
          <dt>{t('lottery.draw.closes')}</dt>
          <dd>
            <DateText at={closesAt} />
          </dd>
        </div>
        <div>
          <dt>{t('lottery.draw.number', { number })}</dt>
          <dd>
            <DateText at={drawAt} />
          </dd>
        </div>
        <div>
          <dt>{t('lottery.sold')}</dt>
          <dd>{t('lottery.sold.of', { sold: count(sold), all: count(ticketsOf(terms.digits)) })}</dd>
        </div>
      </dl>
      {bought > 0 && (
        <p className={styles.mine}>{t('lottery.buy.mine', { bought, most: terms.perPlayer })}</p>
      )}
      <SeedNote product={product} round={round} />
    </>
  );
}
