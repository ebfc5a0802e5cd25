import type { LotteryTerms } from '../../../contract/lottery/lottery-terms.ts';
import { groupDigits } from '../../../contract/money.ts';
import { oddsOfLottery, returnOfLottery } from '../../../maths/lottery.ts';
import { t } from '../../platform/i18n.ts';
import { Card, CardNote } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import tableParts from '../../ui/tables.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './lottery.module.css';

/** What each prize needs and pays, its chance, and what a ticket returns on average. */
export function PrizeTable({ terms, title }: { terms: LotteryTerms; title: string }) {
  const { formatLocale } = useUi();
  const percent = new Intl.NumberFormat(formatLocale, { style: 'percent', maximumFractionDigits: 2 });
  const oneIn = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });
  return (
    <Card icon="trophy" title={title}>
      <table className={classNames(tableParts.table, styles.prizes)}>
        <thead>
          <tr>
            <th scope="col">{t('lottery.prizes.match')}</th>
            <th scope="col">{t('lottery.prizes.chance')}</th>
            <th scope="col">{t('lottery.prizes.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {oddsOfLottery(terms).map(({ digits, amount, chance }) => (
            <tr key={digits}>
              <th scope="row">
                {t(digits === terms.digits ? 'lottery.prizes.all' : 'lottery.prizes.last', { count: digits })}
                <DigitMarks digits={terms.digits} matching={digits} />
              </th>
              <td>
                {t('lottery.prizes.oneIn', {
                  count: chance === 1 ? groupDigits(1, formatLocale) : oneIn.format(1 / chance),
                })}
              </td>
              <td>
                <Money amount={amount} isShort />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CardNote>
        {t('lottery.prizes.return', { percent: percent.format(returnOfLottery(terms) / 1_000_000) })}
      </CardNote>
    </Card>
  );
}

/** Which places of a number must match. */
function DigitMarks({ digits, matching }: { digits: number; matching: number }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({ length: digits }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        <i key={place} data-on={place >= digits - matching || undefined} />
      ))}
    </span>
  );
}
