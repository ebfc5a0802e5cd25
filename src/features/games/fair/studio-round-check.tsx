import { useStore } from 'zustand';
import type { RoundRecord } from '../../../../contract/games/round-record-calls.ts';
import { getStudioRoundProof } from '../../../../contract/studios/studio-game-calls.ts';
import {
  type PromisedStudioRound,
  type StudioPromise,
  verifyStudioPromise,
} from '../../../../maths/hosted/studio-promise.ts';
import { isMissing, useCall } from '../../../session/calls/use-call.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { StateView } from '../../../ui/states.tsx';
import { isHostedGame } from '../game-facts.ts';
import { useStudioPromises } from '../studio/studio-promises.ts';
import { SecretHeading, SecretNote } from './secret-note.tsx';
import { StudioPromised } from './studio-promised.tsx';
import { StudioVerdictCard } from './studio-verdict-card.tsx';
import { UnrevealedCard } from './unrevealed-card.tsx';
import { nonceFigure, RawFigures } from './verdict-frame.tsx';

/** Whether a round is one of a studio's game, which has a proof of its own. */
export function useIsStudioRound(round: RoundRecord | undefined): boolean {
  const games = useStore(configStore, ({ config }) => config?.games);
  return games?.some((game) => game.slug === round?.slug && isHostedGame(game)) ?? false;
}

interface StudioRoundCheckProps {
  round: RoundRecord;
  /** The round has been fetched again since the player has revealed its seed. */
  onRevealed(): void;
}

/** A round of a studio's game: worked out again in this browser once its server seed is revealed. */
export function StudioRoundCheck({ round, onRevealed }: StudioRoundCheckProps) {
  const promises = useStudioPromises();
  if (promises === undefined) return null;
  return round.proof.serverSeed === null ? (
    <SecretRound round={round} promises={promises} onRevealed={onRevealed} />
  ) : (
    <RevealedRound roundId={round.roundId} promises={promises} />
  );
}

interface RevealedRoundProps {
  roundId: string;
  promises: readonly StudioPromise[];
}

function RevealedRound({ roundId, promises }: RevealedRoundProps) {
  const state = asyncState(useCall(getStudioRoundProof, { roundId }, { refetchOnReconnect: isMissing }));
  return (
    <StateView state={state} boxes={{ count: 3, height: '44px' }}>
      {(proof) => <StudioVerdictCard proof={proof} promises={promises} />}
    </StateView>
  );
}

interface SecretRoundProps extends StudioRoundCheckProps {
  promises: readonly StudioPromise[];
}

function SecretRound({ round, promises, onRevealed }: SecretRoundProps) {
  const { bet, proof } = round;
  const { commit, clientSeed, nonce } = proof;
  const compared = verifyStudioPromise(promises, promisedRound(round));
  return (
    <UnrevealedCard
      round={round}
      isBroken={compared.kind === 'broken'}
      heading={<SecretHeading />}
      note={<SecretNote commit={commit} onRevealed={onRevealed} />}
      promised={<StudioPromised promise={compared} />}
      parts={
        <RawFigures
          figures={[
            ['fair.bet', JSON.stringify(bet)],
            ['fair.commit', commit],
            ['fair.clientSeed', clientSeed],
            ...nonceFigure(nonce),
            ['fair.maths', proof.maths],
          ]}
        />
      }
    />
  );
}

/** Without the commitment of its tables, which the proof has. */
function promisedRound({
  slug,
  proof: { maths, commit, clientSeed, nonce },
}: RoundRecord): PromisedStudioRound {
  const version = Number(maths.slice(maths.lastIndexOf('@') + 1));
  return { slug, version, commit, clientSeed, nonce: nonce ?? 0 };
}
