import { useStore } from 'zustand';
import type { Game } from '../../../contract/games/catalogue.ts';
import { gameLike } from '../../../contract/games/game-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './like-button.module.css';

/** Favourites after one was added or taken out; a new one comes first. */
export function planLikes(likeIds: readonly number[], gameId: number, isLiked: boolean): number[] {
  const others = likeIds.filter((id) => id !== gameId);
  return isLiked ? [gameId, ...others] : others;
}

/**
 * Adds or removes a favourite: on the screen at once, undone when the server rejects it.
 * @throws CallFailure when it was taken back
 */
async function changeLike(gameId: number, isLiked: boolean): Promise<void> {
  const before = gameDataStore.getState().likeIds;
  gameDataStore.setState({ likeIds: planLikes(before, gameId, isLiked) });
  try {
    const { gameLikeIds } = await callServer(gameLike, { gameId, isLiked }, { outlivesPage: true });
    gameDataStore.setState({ likeIds: gameLikeIds });
  } catch (failure) {
    gameDataStore.setState(({ likeIds }) => ({ likeIds: planLikes(likeIds, gameId, !isLiked) }));
    throw failure;
  }
}

interface LikeProps {
  game: Game;
  className?: string | undefined;
  /** Says what it does beside its heart. */
  hasMessages?: boolean;
}

/** The heart of a game: filled while it is a favourite. A guest is sent to sign in first. */
export function LikeButton({ game, className, hasMessages = false }: LikeProps) {
  const isLiked = useStore(gameDataStore, (state) => state.likeIds.includes(game.id));
  const isMember = useStore(profileStore, isSignedIn);
  const change = () => {
    if (!isMember) {
      toast(t('games.game.signInToLike'));
      openOverlay('login');
      return;
    }
    changeLike(game.id, !isLiked).catch(() => toast(t('games.game.likeFailed'), 'danger'));
  };
  const icon = isLiked ? 'heart-filled' : 'heart';
  const words = t(isLiked ? 'games.game.unlike' : 'games.game.like');
  const label = `${words}: ${game.name}`;
  if (hasMessages) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-pressed={isLiked}
        className={classNames(styles.wide, className)}
        onClick={change}
      >
        <span className={isLiked ? styles.liked : undefined}>
          <Icon name={icon} />
        </span>
        {t(isLiked ? 'games.game.liked' : 'games.game.likeShort')}
      </button>
    );
  }
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-pressed={isLiked}
      className={classNames(className, isLiked && styles.liked)}
      onClick={change}
    />
  );
}
