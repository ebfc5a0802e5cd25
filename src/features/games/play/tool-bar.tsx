import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../../platform/i18n.ts';
import { goBack } from '../../../platform/navigation.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { changePreferences, preferencesStore } from '../../../session/config/preferences-store.ts';
import { profileStore } from '../../../session/player/profile-store.ts';
import { useRestriction } from '../../../session/player/restrictions.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Money } from '../../../ui/money.tsx';
import styles from './game-start.module.css';

interface ToolBarProps {
  name: string;
  isPlayMoney: boolean;
  /** What full screen shows. */
  root: RefObject<HTMLElement | null>;
  /** The jackpot's button. */
  bubble: ReactNode;
}

/** Above the game: exit, balance, deposit, sound, full screen. */
export function ToolBar({ name, isPlayMoney, root, bubble }: ToolBarProps) {
  const coin = useStore(profileStore, (state) => state.user?.coin);
  const isClosed = useRestriction('deposit') !== null;
  const isSoundOn = useStore(preferencesStore, (state) => state.isSoundOn);
  return (
    <section className={styles.tools} aria-label={t('play.tools.label')}>
      <IconButton icon="back" label={t('play.tools.exit')} onClick={() => goBack(paths.home)} />
      <span className={classNames(styles.name, !isPlayMoney && styles.yielding)} aria-hidden="true">
        {name}
      </span>
      {isPlayMoney ? (
        <span className={styles.playMoney}>{t('play.tools.playMoney')}</span>
      ) : (
        <span className={styles.balance}>
          <span className="hidden-text">{t('play.tools.balance')} </span>
          {coin !== undefined && <Money amount={coin} />}
        </span>
      )}
      {!isPlayMoney && !isClosed && (
        <ButtonLink
          kind="second"
          className={styles.deposit}
          href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}
        >
          <span className={styles.plus}>
            <Icon name="plus" size={19} />
          </span>
          <span className={styles.word}>{t('play.tools.deposit')}</span>
        </ButtonLink>
      )}
      <IconButton
        icon={isSoundOn ? 'sound-on' : 'sound-off'}
        label={t(isSoundOn ? 'play.tools.soundOff' : 'play.tools.soundOn')}
        onClick={() => changePreferences({ isSoundOn: !isSoundOn })}
      />
      <FullScreenButton root={root} />
      {bubble}
    </section>
  );
}

/** Absent where the browser has no full screen for pages, as on iPhones. */
function FullScreenButton({ root }: Pick<ToolBarProps, 'root'>) {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const hear = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', hear);
    return () => {
      document.removeEventListener('fullscreenchange', hear);
      // A player who leaves the game has left its full screen too.
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const fullscreenChange = isFull ? document.exitFullscreen() : root.current?.requestFullscreen();
    // Rejected without a fresh touch, or by the system: the game continues as it was.
    fullscreenChange?.catch(() => undefined);
  };
  return (
    <IconButton
      icon={isFull ? 'small-screen' : 'full-screen'}
      label={t(isFull ? 'play.tools.smallScreen' : 'play.tools.fullScreen')}
      onClick={toggle}
    />
  );
}
