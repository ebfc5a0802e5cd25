import { type Cents, cents } from '../../../contract/money.ts';
import { subtractCents } from '../../../contract/money-arithmetic.ts';
import type { Statement } from '../../../contract/wallet/record-calls.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Money } from '../../ui/money.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import styles from './record.module.css';
import { netDeposits, resultOfPlay } from './record-rules.ts';

/** The balance before, what happened, the balance after; the same is what the print shows. */
export function StatementTotals({ statement }: { statement: Statement }) {
  const { totals, opening, closing, from, to, days } = statement;
  const lines: readonly (readonly [Parameters<typeof t>[0], Cents])[] = [
    ['cashier.record.kind.deposit', totals.deposited],
    ['cashier.record.kind.withdrawal', cents(-totals.withdrawn)],
    ['cashier.record.kind.returned', totals.returned],
    ['cashier.record.staked', cents(-totals.staked)],
    ['cashier.record.won', totals.won],
    ['cashier.record.kind.prize', totals.prizes],
    ['cashier.record.kind.safebox', totals.safebox],
    ['cashier.record.kind.bonus', totals.bonuses],
    ['cashier.record.kind.other', totals.other],
  ];
  return (
    <section
      className={classNames(surfaceParts.frame, wordParts.headlined, styles.statement)}
      aria-labelledby="statement"
      data-printed
    >
      <h2 id="statement">{t('cashier.record.statement')}</h2>
      <p className={classNames(wordParts.note, styles.note)}>
        {from} – {to}
      </p>
      <dl className={classNames(factParts.facts, factParts.sums, styles.breakdown)}>
        <Line label={t('cashier.record.opening')} amount={opening} isStrong />
        {lines
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <Line key={label} label={t(label)} amount={amount} isSigned />
          ))}
        <Line label={t('cashier.record.closing')} amount={closing} isStrong />
        <Line label={t('cashier.record.result')} amount={resultOfPlay(totals)} isSigned />
        <Line label={t('cashier.record.net')} amount={netDeposits(totals)} />
      </dl>
      <table className={styles.days}>
        <caption>{t('cashier.record.byDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cashier.record.day')}</th>
            <th scope="col">{t('cashier.record.kind.deposit')}</th>
            <th scope="col">{t('cashier.record.kind.withdrawal')}</th>
            <th scope="col">{t('cashier.record.staked')}</th>
            <th scope="col">{t('cashier.record.won')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              {Object.entries(columnsOf(day)).map(([column, amount]) => (
                <td key={column}>
                  <Money amount={amount} face="text" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In the order of the table's head. */
const columnsOf = ({ deposited, withdrawn, returned, staked, won }: Statement['days'][number]) => ({
  deposited,
  withdrawn: subtractCents(withdrawn, returned),
  staked,
  won,
});

interface LineProps {
  label: string;
  amount: Cents;
  isStrong?: boolean;
  isSigned?: boolean;
}

function Line({ label, amount, isStrong = false, isSigned = false }: LineProps) {
  return (
    <div data-strong={isStrong}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} isSigned={isSigned} />
      </dd>
    </div>
  );
}
