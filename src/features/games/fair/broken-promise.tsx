import type { GameRound } from '../../../../contract/games/game-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { keepEvidence } from '../../../session/player/complaint-evidence.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from './fair.module.css';
import type { KeptPromise } from './promise-store.ts';
import { proofText, saveProof } from './saved-proof.ts';

interface BrokenPromiseProps {
  promise: KeptPromise;
  round: GameRound;
}

/** What the player can do with a promise that was not kept: the evidence is theirs, and a complaint takes it along. */
export function BrokenPromise({ promise, round }: BrokenPromiseProps) {
  const { roundId } = round;
  const subject = t('fair.promise.subject', { round: roundId });
  return (
    <div className={styles.evidence}>
      <Button kind="second" isWide onClick={() => saveProof(round, promise)}>
        {t('fair.promise.save')}
      </Button>
      <ButtonLink
        isWide
        href={linkTo(paths.complaint, { topic: 'game', subject })}
        onClick={() => keepEvidence(`${t('fair.promise.complaint')}\n\n${proofText(round, promise)}`)}
      >
        {t('fair.promise.complain')}
      </ButtonLink>
    </div>
  );
}
