import { useStore } from 'zustand';
import type { Game } from '../../../contract/games/catalogue.ts';
import { t } from '../../platform/i18n.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './like-button.module.css';
import { changeLike } from './likes.ts';

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
