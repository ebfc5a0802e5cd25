import type { CoinRow } from '../../../contract/wallet/record-calls.ts';
import { t } from '../../platform/i18n.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { pageOfRow, proofOfRow, replayOfRow } from './receipt-rules.ts';
import styles from './record.module.css';

/**
 * One movement. A deposit links to its receipt, a withdrawal to its tracker, a round and a draw to their fairness proof, and a round to its
 * replay. What comes back at or below the stake is no win: it reads as returned, as in the games.
 */
export function RecordRow({ row }: { row: CoinRow }) {
  const { at, kind, amount, gameName, stake, win, studioRound } = row;
  const page = pageOfRow(row);
  const proof = proofOfRow(row);
  const replay = replayOfRow(row);
  const label = gameName ?? t(`cashier.record.kind.${kind}`);
  return (
    <li className={styles.row}>
      <span>
        {page ? <a href={page}>{label}</a> : <span>{label}</span>}
        {stake !== null && win !== null && (
          <small>
            {t('cashier.record.stake')} <Money amount={stake} face="text" /> ·{' '}
            {t(win > stake ? 'cashier.record.win' : 'cashier.record.returned')}{' '}
            <Money amount={win} face="text" />
          </small>
        )}
        <small>
          <DateText at={at} />
        </small>
        {studioRound !== undefined && (
          <small>
            {t('cashier.record.studio')} <span translate="no">{studioRound}</span>
          </small>
        )}
        {proof && (
          <a className={styles.proof} href={proof} aria-label={`${t('cashier.record.proof')}: ${label}`}>
            {t('cashier.record.proof')}
          </a>
        )}
        {replay && (
          <a className={styles.proof} href={replay} aria-label={`${t('cashier.record.replay')}: ${label}`}>
            {t('cashier.record.replay')}
          </a>
        )}
      </span>
      <span className={styles.sum} data-gain={amount > 0}>
        <Money amount={amount} isSigned />
      </span>
    </li>
  );
}
