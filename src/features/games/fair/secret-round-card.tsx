import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { verifyPromise } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { KeptPromise } from './promise-store.ts';
import { SecretSeed } from './secret-seed.tsx';
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
  return (
    <UnrevealedCard
      round={round}
      promise={promise}
      compared={verifyPromise(promise, round, null)}
      heading={
        <>
          <Icon name="lock" size={24} />
          <span>{t('fair.verdict.secret')}</span>
        </>
      }
      note={
        <>
          <p>{t('fair.secret.why')}</p>
          <SecretSeed commit={proof.commit} onRevealed={onRevealed} />
        </>
      }
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
