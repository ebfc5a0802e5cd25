import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { verifyPromise } from '../../../../maths/verify-promise.ts';
import { ComparedPromise } from './compared-promise.tsx';
import type { KeptPromise } from './promise-store.ts';
import { SecretHeading, SecretNote } from './secret-note.tsx';
import { UnrevealedCard } from './unrevealed-card.tsx';
import { nonceFigure, RawFigures, versionFigure } from './verdict-frame.tsx';

interface SecretRoundCardProps {
  round: RoundRecord;
  promise: KeptPromise | null;
  /** The round has been fetched again since the player has revealed its seed. */
  onRevealed(): void;
}

/** A round whose server seed is still secret: it cannot be called right or wrong, but for what was promised before it. */
export function SecretRoundCard({ round, promise, onRevealed }: SecretRoundCardProps) {
  const { proof, bet, versionHash } = round;
  const compared = verifyPromise(promise, round, null);
  return (
    <UnrevealedCard
      round={round}
      isBroken={compared.kind === 'broken'}
      heading={<SecretHeading />}
      note={<SecretNote commit={proof.commit} onRevealed={onRevealed} />}
      promised={<ComparedPromise round={round} promise={promise} compared={compared} />}
      parts={
        <RawFigures
          figures={[
            ['fair.bet', JSON.stringify(bet)],
            ['fair.commit', proof.commit],
            ['fair.clientSeed', proof.clientSeed],
            ...nonceFigure(proof.nonce),
            ['fair.maths', proof.maths],
            ...versionFigure(versionHash),
          ]}
        />
      }
    />
  );
}
