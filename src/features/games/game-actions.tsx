import { useStore } from 'zustand';
import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../contract/ids.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { configStore } from '../../session/config/config-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { isStudioGame } from './game-facts.ts';
import styles from './game-overlay.module.css';

/** Play, demo and rules of a game; what cannot be played says why, and offers nothing that would not work. */
export function GameActions({ game, close }: { game: Game; close: () => void }) {
  const { moneyFormat } = useUi();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const isFirstStake = useStore(profileStore, ({ user }) => user !== null && user.bet === 0);
  const minWithdrawal = useStore(configStore, ({ config }) => config?.minWithdrawal ?? null);
  if (game.status === GameStatus.coming) return <Notice tone="info">{t('games.game.coming')}</Notice>;
  if (game.status === GameStatus.maintenance)
    return <Notice tone="info">{t('games.game.maintenance')}</Notice>;
  if (!isOnline) return <Notice tone="info">{t('games.game.offline')}</Notice>;
  // The route's guard sends a guest to sign in and back here.
  const open = (how: { tryIt: 0 | 1; info?: 'rules' }) => {
    close();
    navigate(linkTo(paths.gameStart, { gameId: game.id, ...how }));
  };
  return (
    <div className={styles.actions}>
      <Button kind="action" isWide icon="play" onClick={() => open({ tryIt: 0 })}>
        {t('games.game.play')}
      </Button>
      {isFirstStake && minWithdrawal !== null && (
        <p>{t('page.minWithdrawal', { min: formatCents(minWithdrawal, moneyFormat) })}</p>
      )}
      <div className={styles.others}>
        <Button kind="quiet" isWide onClick={() => open({ tryIt: 1 })}>
          {t('games.game.try')}
        </Button>
        {/* A studio's page has its rules where the studio put them. */}
        {!isStudioGame(game) && (
          <Button kind="quiet" isWide icon="info" onClick={() => open({ tryIt: 1, info: 'rules' })}>
            {t('games.game.rules')}
          </Button>
        )}
      </div>
    </div>
  );
}
