import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { versionHashOf } from '../../../../games/game-list.ts';
import type { ReadResult, ResultRow } from '../../../../games/round-result.ts';
import { comparisonOf } from '../../../../maths/shared-comparison.ts';
import { verifyPromise } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Breakdown } from './breakdown.tsx';
import { BrokenPromise } from './broken-promise.tsx';
import styles from './fair.module.css';
import type { Verdict } from './fair-rules.ts';
import type { KeptPromise } from './promise-store.ts';
import { saveProof } from './saved-proof.ts';
import { SharedProofFigures } from './shared-proof.tsx';
import { SlotResult } from './slot-result.tsx';
import { nonceFigure, RawFigures, VerdictFrame, versionFigure } from './verdict-frame.tsx';

const VERDICT_KEYS = {
  fits: 'fair.verdict.fits',
  seed: 'fair.check.seed',
  outcome: 'fair.check.outcome',
  tellUs: 'fair.tellUs',
} as const;

/** A round of the platform, and what this device holds of it. */
interface PromisedRound {
  readonly round: RoundRecord;
  readonly promise: KeptPromise | null;
}

interface VerdictCardProps {
  verdict: Verdict;
  /** Null for figures that were typed in: nothing was promised of them. */
  promised: PromisedRound | null;
  /** Of the game of the verdict. */
  readResult: ReadResult;
}

/** A round: what it decided, and the raw figures. */
export function VerdictCard({ verdict, promised, readResult }: VerdictCardProps) {
  const { game, figures, stake, paid, settledAt, outcome } = verdict;
  const { rows, reels } = readResult(outcome);
  const compared = promised && verifyPromise(promised.promise, promised.round, comparisonOf(game));
  return (
    <VerdictFrame verdict={verdict} promise={compared ?? undefined} level="h2" words={VERDICT_KEYS}>
      {promised?.promise && compared?.kind === 'broken' && (
        <BrokenPromise promise={promised.promise} round={promised.round} />
      )}
      {promised && compared?.kind !== 'broken' && (
        <Button kind="second" isWide onClick={() => saveProof(promised.round, promised.promise)}>
          {t('fair.saveProof')}
        </Button>
      )}
      <Breakdown stake={stake} paid={paid} settledAt={settledAt} />
      {reels && <SlotResult game={game} reels={reels} />}
      {rows.length > 0 && <DescribedResult rows={rows} />}
      <RawFigures
        figures={[
          ...betAndOutcome(verdict),
          ['fair.commit', figures.commit],
          ['fair.serverSeed', figures.serverSeed],
          ['fair.clientSeed', figures.clientSeed],
          ...nonceFigure(figures.nonce),
          ['fair.maths', figures.maths],
          ...versionFigure(promised ? promised.round.versionHash : versionHashOf(figures.maths)),
        ]}
      />
      {promised?.round.proof.shared && (
        <SharedProofFigures shared={promised.round.proof.shared} link={figures.serverSeed} />
      )}
    </VerdictFrame>
  );
}

/** Bet and outcome: to be typed in below, and compared with what another program gives. */
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
