import { useStore } from 'zustand';
import { ActivityId } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { preferencesStore } from '../../session/config/preferences-store.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import styles from './shortcuts.module.css';

interface ShortcutProps {
  href: string;
  icon: string;
  label: string;
  /** Has a red dot. */
  hasDot?: boolean;
}

/** The pages that members open most, with a red dot where something waits. */
export function Shortcuts() {
  const isUnshown = useStore(gameDataStore, ({ unshown }) => unshown.length > 0);
  const hasJackpot = useStore(activityStore, ({ activityMap }) => ActivityId.luckyJackpot in activityMap);
  const isTold = useStore(preferencesStore, (state) => state.isChanceTold);
  const hasChance = useStore(redDotStore, (dots) => dots.canReceiveDrawChance);
  return (
    <nav aria-label={t('member.short.title')}>
      <ul className={classNames(listParts.bare, styles.list)}>
        <Shortcut href={paths.walletsRecord} icon="receipt" label={t('member.short.record')} />
        <Shortcut href={paths.walletsSafebox} icon="lock" label={t('member.short.safebox')} />
        <Shortcut
          href={paths.retrieveBalance}
          icon="history"
          label={t('member.short.left')}
          hasDot={isUnshown}
        />
        {hasJackpot && (
          <Shortcut
            href={paths.jackpot}
            icon="trophy"
            label={t('member.short.jackpot')}
            hasDot={hasChance && isTold}
          />
        )}
      </ul>
    </nav>
  );
}

function Shortcut({ href, icon, label, hasDot = false }: ShortcutProps) {
  return (
    <li>
      <a className={classNames(surfaceParts.box, styles.link)} href={href} draggable={false}>
        <Icon name={icon} size={26} />
        <span>{label}</span>
        {hasDot && (
          <span className={styles.dot} data-red-dot>
            {t('shell.nav.waiting')}
          </span>
        )}
      </a>
    </li>
  );
}
