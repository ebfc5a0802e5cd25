import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { SHARED_COMPARISON } from '../../../../maths/shared-comparison.ts';
import { verifyPromise } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { ComparedPromise } from './compared-promise.tsx';
import type { KeptPromise } from './promise-store.ts';
import { UnrevealedCard } from './unrevealed-card.tsx';
import { RawFigures } from './verdict-frame.tsx';

/** A shared round that was called off: nothing decided it, and what was promised before it is compared all the same. */
export function VoidedRoundCard({ round, promise }: { round: RoundRecord; promise: KeptPromise | null }) {
  const { bet, proof } = round;
  const compared = verifyPromise(promise, round, SHARED_COMPARISON);
  return (
    <UnrevealedCard
      round={round}
      promised={<ComparedPromise round={round} promise={promise} compared={compared} />}
      isBroken={compared.kind === 'broken'}
      heading={<span>{t('fair.verdict.voided')}</span>}
      note={<p>{t('fair.shared.voided')}</p>}
      parts={
        <RawFigures
          figures={[
            ['fair.bet', JSON.stringify(bet)],
            ['fair.commit', proof.commit],
            ['fair.maths', proof.maths],
          ]}
        />
      }
    />
  );
}
