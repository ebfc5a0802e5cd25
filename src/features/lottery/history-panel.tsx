import { useSearch } from 'wouter';
import type { LotteryDraw } from '../../../contract/lottery/lottery-calls.ts';
import { LOTTERY_PRODUCTS, type LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { lotteryProofAddress } from '../../session/pages/proof-addresses.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './lottery.module.css';
import { useDraws } from './lottery-queries.ts';
import { isLate, productOf } from './lottery-rules.ts';
import { PagedRows } from './paged-rows.tsx';

/** `/activity/lottery/history`: past draws with their numbers, each with the way to its check. */
export function HistoryPanel() {
  const product = productOf(useSearch(), []);
  return (
    <Tabs<LotteryProduct>
      label={t('lottery.products')}
      tabs={LOTTERY_PRODUCTS.map((value) => ({ value, label: t(`lottery.product.${value}`) }))}
      value={product}
      onChange={(next) => navigate(linkTo(paths.lotteryHistory, { product: next }), { replace: true })}
    >
      <Draws key={product} product={product} />
    </Tabs>
  );
}

function Draws({ product }: { product: LotteryProduct }) {
  return (
    <PagedRows
      answer={useDraws(product)}
      none={{ icon: 'history', title: t('lottery.history.none'), text: t('lottery.history.none.text') }}
      keyOf={({ number }) => String(number)}
      row={(draw) => <Draw draw={draw} />}
    />
  );
}

function Draw({ draw }: { draw: LotteryDraw }) {
  const { number, drawAt, drawnAt, sold, winners, result } = draw;
  const won = winners.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <span>
        <strong>{t('lottery.draw.number', { number })}</strong>
        <small>
          <DateText at={drawAt} /> · {t('lottery.history.sold', { count: sold })},{' '}
          {t('lottery.history.winners', { count: won })}
        </small>
        {isLate(draw) && (
          <small>
            {t('lottery.draw.late')} <DateText at={drawnAt} />
          </small>
        )}
        <a href={lotteryProofAddress(draw)}>{t('lottery.history.check')}</a>
      </span>
      <Digits number={result} />
    </>
  );
}

/** A number as the drums show it. */
function Digits({ number }: { number: string }) {
  return (
    <b className={styles.digits}>
      <span className="hidden-text">{number}</span>
      {[...number].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <i key={place} aria-hidden="true">
          {digit}
        </i>
      ))}
    </b>
  );
}
