import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { failedState } from '../../../ui/async-state.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, FailureView } from '../../../ui/states.tsx';
import styles from './game-start.module.css';
import type { ClosedReason } from './play-rules.ts';

interface ClosedGameProps {
  why: ClosedReason;
  name: string;
  error: unknown;
  onRetry?: () => void;
}

const ICONS = {
  coming: 'hourglass',
  maintenance: 'hourglass',
  ended: 'hourglass',
  elsewhere: 'hourglass',
  unknown: 'search',
  forbidden: 'lock',
} as const satisfies Record<Exclude<ClosedReason, 'failed'>, string>;

/** Why the game does not open, and where to go instead. */
export function ClosedGame({ why, name, error, onRetry }: ClosedGameProps) {
  return (
    <div className={styles.closed}>
      {why === 'failed' ? (
        <FailureView state={failedState(error, () => onRetry?.())} failed={t('play.failed.title')} />
      ) : (
        <EmptyState
          icon={ICONS[why]}
          title={t(`play.${why}.title`, { name })}
          text={why === 'forbidden' ? describeFailure(error) : t(`play.${why}.text`)}
        />
      )}
      <div className={styles.ways}>
        {(why === 'ended' || why === 'elsewhere') && (
          <Button onClick={onRetry}>{t(`play.${why}.again`)}</Button>
        )}
        {/* What forbids this game forbids the others. */}
        {why !== 'forbidden' && (
          <ButtonLink kind="second" href={paths.gameSearch}>
            {t('play.search')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={paths.home}>
          {t('play.lobby')}
        </ButtonLink>
      </div>
    </div>
  );
}
