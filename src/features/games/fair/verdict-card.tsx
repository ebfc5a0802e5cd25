import type { ReadResult, ResultRow } from '../../../../games/round-result.ts';
import { isSlotGame } from '../../../../maths/slot/is-slot-game.ts';
import { t } from '../../../platform/i18n.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Money } from '../../../ui/money.tsx';
import styles from './fair.module.css';
import type { Verdict } from './fair-rules.ts';
import { SlotResult } from './slot-result.tsx';
import { RawFigures, VerdictFrame } from './verdict-frame.tsx';

const VERDICT_KEYS = {
  fair: 'fair.verdict.fair',
  seed: 'fair.check.seed',
  outcome: 'fair.check.outcome',
  tellUs: 'fair.tellUs',
} as const;

interface VerdictCardProps {
  verdict: Verdict;
  /** Of the game of the verdict. */
  readResult: ReadResult;
}

/** A round: what it decided, and the raw figures. */
export function VerdictCard({ verdict, readResult }: VerdictCardProps) {
  const { game, figures, stake, paid, settledAt, outcome } = verdict;
  const { rows, reels } = readResult(outcome);
  return (
    <VerdictFrame verdict={verdict} level="h2" words={VERDICT_KEYS}>
      <dl className={styles.breakdown}>
        <div>
          <dt>{t('fair.stake')}</dt>
          <dd>
            <Money amount={stake} />
          </dd>
        </div>
        <div>
          <dt>{t('fair.paid')}</dt>
          <dd>
            <Money amount={paid} />
          </dd>
        </div>
        {settledAt !== null && (
          <div>
            <dt>{t('fair.when')}</dt>
            <dd>
              <DateText at={settledAt} />
            </dd>
          </div>
        )}
      </dl>
      {reels && <SlotResult game={game} reels={reels} />}
      {rows.length > 0 && <DescribedResult rows={rows} />}
      <RawFigures
        figures={[
          ...(isSlotGame(game) ? [] : betAndOutcome(verdict)),
          ['fair.commit', figures.commit],
          ['fair.serverSeed', figures.serverSeed],
          ['fair.clientSeed', figures.clientSeed],
          ['fair.maths', figures.maths],
        ]}
      />
    </VerdictFrame>
  );
}

/** Bet and outcome of a game that is no slot with lines: to be typed in below, and compared with what another program gives. */
function betAndOutcome({ figures, outcome }: Verdict) {
  return [
    ['fair.bet', JSON.stringify(figures.bet)],
    ['fair.outcome', JSON.stringify(outcome)],
  ] as const;
}

/** What a round decided, part by part. */
function DescribedResult({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <table className={styles.described}>
      <caption>{t('fair.result.title')}</caption>
      <tbody>
        {rows.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
