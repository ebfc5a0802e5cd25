import { useStore } from 'zustand';
import { getSeedPair } from '../../../../contract/games/seed-pair-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { newRequestId } from '../../../platform/request-id.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import { isSignedIn, profileStore } from '../../../session/player/profile-store.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { RotationFailure } from './rotation-failure.tsx';
import { useRotation } from './use-rotation.ts';

interface SecretSeedProps {
  /** Of the server seed. */
  commit: string;
  onRevealed(): void;
}

/** When a secret server seed becomes known: the player whose it is can reveal it here. */
export function SecretSeed({ commit, onRevealed }: SecretSeedProps) {
  const isMember = useStore(profileStore, isSignedIn);
  return isMember ? <MaybeOwnSeed commit={commit} onRevealed={onRevealed} /> : <OthersSeed />;
}

const OthersSeed = () => <p>{t('fair.secret.others')}</p>;

function MaybeOwnSeed({ commit, onRevealed }: SecretSeedProps) {
  const { words, describeFailure } = useUi();
  const state = asyncState(useCall(getSeedPair, {}));
  const { isBusy, failure, rotate } = useRotation(onRevealed);
  if (state.kind === 'loading') return <Skeleton height="44px" />;
  if (state.kind !== 'success')
    return (
      <>
        <OthersSeed />
        {'error' in state && (
          <>
            <Notice tone="warning" title={t('fair.secret.unknown')}>
              {describeFailure(state.error)}
            </Notice>
            <Button kind="quiet" isBusy={state.isBusy} onClick={state.retry}>
              {words.retry}
            </Button>
          </>
        )}
      </>
    );
  const { seedPair, nextCommit } = state.data;
  const isOwn = seedPair?.commit === commit;
  return (
    <>
      {isOwn ? <p>{t('fair.secret.own')}</p> : <OthersSeed />}
      <RotationFailure failure={failure} />
      {isOwn && (
        <Button isWide isBusy={isBusy} onClick={() => void rotate(nextCommit, newRequestId())}>
          {t('fair.secret.reveal')}
        </Button>
      )}
    </>
  );
}
