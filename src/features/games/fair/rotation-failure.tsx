import { useStore } from 'zustand';
import { seedInUseSchema } from '../../../../contract/games/seed-pair-calls.ts';
import { isCallFailure } from '../../../platform/http/call-failure.ts';
import { t } from '../../../platform/i18n.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { openOverlay } from '../../../session/overlays/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateText } from '../../../ui/date-text.tsx';
import listParts from '../../../ui/lists.module.css';
import { Notice } from '../../../ui/notice.tsx';
import rowParts from '../../../ui/rows.module.css';

/** Why the seeds were not changed, and what to do about it. */
export function RotationFailure({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  const { key, details } = isCallFailure(failure) ? failure : { key: null, details: null };
  const inUse = key === 'seedInUse' ? seedInUseSchema.safeParse(details).data : undefined;
  return (
    <>
      <Notice tone="warning" isLive>
        {inUse
          ? t('fair.seeds.inUse')
          : key === 'seedChanged'
            ? t('fair.seeds.changed')
            : describeFailure(failure)}
      </Notice>
      {inUse && <OpenRounds rounds={inUse.rounds} />}
    </>
  );
}

interface OpenRoundsProps {
  rounds: readonly { readonly roundId: string; readonly slug: string; readonly openedAt: number }[];
}

/** Each opens its game, which goes on with the round. */
function OpenRounds({ rounds }: OpenRoundsProps) {
  const games = useStore(configStore, ({ config }) => config?.games ?? []);
  return (
    <ul className={classNames(listParts.list, rowParts.rows)}>
      {rounds.map(({ roundId, slug, openedAt }) => {
        const game = games.find((one) => one.slug === slug);
        return (
          <li key={roundId}>
            <span className={rowParts.main}>
              {game?.name ?? slug}
              <small>
                {t('fair.seeds.opened')} <DateText at={openedAt} />
              </small>
            </span>
            {game && (
              // Whether it was for play money is not said: the game's sheet offers both.
              <Button kind="quiet" onClick={() => openOverlay('game', { gameId: game.id })}>
                {t('fair.seeds.toGame', { game: game.name })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
