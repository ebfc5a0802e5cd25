import { useMemo } from 'react';
import { formatCents } from '../../../../contract/money.ts';
import type { StudioRoundProof } from '../../../../contract/studios/studio-game-calls.ts';
import { checkStudioRound, type StudioVerdict } from '../../../../maths/hosted/check-studio-round.ts';
import { modeRoot } from '../../../../maths/hosted/mode-root.ts';
import {
  promisedParts,
  type StudioPromise,
  verifyStudioPromise,
} from '../../../../maths/hosted/studio-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { saveText } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import listParts from '../../../ui/lists.module.css';
import { useUi } from '../../../ui/ui-context.ts';
import { Breakdown } from './breakdown.tsx';
import { Check } from './checks.tsx';
import styles from './fair.module.css';
import { StudioPromised } from './studio-promised.tsx';
import { nonceFigure, RawFigures } from './verdict-frame.tsx';

interface StudioVerdictCardProps {
  proof: StudioRoundProof;
  /** All that this device holds of the player's. */
  promises: readonly StudioPromise[];
}

/** A round of a studio's game, worked out again in this browser; the first part that differs where one does. */
export function StudioVerdictCard({ proof, promises }: StudioVerdictCardProps) {
  const verdict = useMemo(() => checkStudioRound(proof, promisedParts(promises, proof)), [proof, promises]);
  const promise = verifyStudioPromise(promises, proof);
  const isRight = verdict.kind === 'right' && promise.kind !== 'broken';
  const isProven = isRight && promise.kind === 'kept';
  const heading = isProven ? 'fair.verdict.fair' : isRight ? 'fair.verdict.fits' : 'fair.verdict.unfair';
  return (
    <section className={classNames(styles.verdict, isProven && styles.good, !isRight && styles.bad)}>
      <h2>{t(heading)}</h2>
      <ul className={classNames(listParts.list, styles.checks)}>
        <Checks verdict={verdict} hasBook={proof.book !== null} />
      </ul>
      <StudioPromised promise={promise} />
      {!isRight && <p>{t('fair.tellUs')}</p>}
      <Button kind="second" isWide onClick={() => saveProof(proof, promises)}>
        {t('fair.saveProof')}
      </Button>
      <Breakdown stake={proof.stake} paid={proof.win} settledAt={proof.settledAt} />
      <Figures proof={proof} verdict={verdict} />
    </section>
  );
}

function Checks({ verdict, hasBook }: { verdict: StudioVerdict; hasBook: boolean }) {
  if (verdict.kind === 'wrong') return <Check isGood={false}>{t(`studio.wrong.${verdict.part}`)}</Check>;
  return (
    <>
      <Check isGood>{t('fair.check.seed')}</Check>
      <Check isGood>{t('studio.check.draw')}</Check>
      <Check isGood>{t(hasBook ? 'studio.check.book' : 'studio.check.noBook')}</Check>
      <Check isGood>{t('studio.check.money')}</Check>
    </>
  );
}

function Figures({ proof: round, verdict }: { proof: StudioRoundProof; verdict: StudioVerdict }) {
  const { moneyFormat } = useUi();
  const { mode } = round.proof;
  return (
    <RawFigures
      figures={[
        ['studio.level', `${round.mode}: ${formatCents(round.level, moneyFormat)}`],
        ['studio.line', String(round.line)],
        ['studio.id', round.id],
        ['studio.payout', String(round.payout)],
        ...(verdict.kind === 'right' ? ([['studio.draw', String(verdict.draw)]] as const) : []),
        ['studio.weightSum', mode.weightSum],
        ['fair.commit', round.commit],
        ['fair.serverSeed', round.serverSeed ?? ''],
        ['fair.clientSeed', round.clientSeed],
        ...nonceFigure(round.nonce),
        ['fair.maths', `${round.slug}@${round.version}`],
        ['studio.root', modeRoot(mode)],
        ['studio.commitment', round.commitment],
      ]}
    />
  );
}

/** For another program, and as evidence for a complaint: the proof with what this device noted of its version and seeds. */
function saveProof(proof: StudioRoundProof, promises: readonly StudioPromise[]): void {
  const noted = promises.filter(({ slug, commit }) => slug === proof.slug && commit === proof.commit);
  saveText(
    `round-${proof.roundId}.json`,
    JSON.stringify({ round: proof, noted }, null, 2),
    'application/json',
  );
}
