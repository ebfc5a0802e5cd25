import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { protectionStore } from '../../session/player/protection-store.ts';
import { tightestLimit } from '../../session/player/tightest-limit.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './first-deposit.module.css';

const TIPS = [
  ['identity', 'bonus.tips.verify'],
  ['shield-check', 'bonus.tips.limit'],
  ['wallet', 'bonus.tips.smallest'],
  ['gift', 'bonus.tips.offer'],
] as const;

/** What is good to know before a deposit; it does not urge, and one tap closes it for the visit. */
export function FirstDepositTipsOverlay({ close }: OverlayPanelProps) {
  const hasLimit = useStore(protectionStore, ({ told }) => tightestLimit(told, 'deposit') !== null);
  return (
    <>
      <ul className={styles.tips}>
        {TIPS.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} />
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.doors}>
        <Button isWide onClick={close}>
          {t('bonus.tips.later')}
        </Button>
        <ButtonLink kind="quiet" isWide href={paths.firstDeposit} onClick={close}>
          {t('bonus.tips.read')}
        </ButtonLink>
        {!hasLimit && (
          <ButtonLink kind="quiet" isWide href={paths.selfLimited} onClick={close}>
            {t('bonus.tips.setLimit')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
