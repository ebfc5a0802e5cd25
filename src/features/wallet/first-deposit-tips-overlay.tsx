import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import type { OverlayPanelProps } from '../../session/overlay-store.ts';
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
        <ButtonLink kind="quiet" isWide href={paths.firstDeposit}>
          {t('bonus.tips.read')}
        </ButtonLink>
        <ButtonLink kind="quiet" isWide href={paths.selfLimited}>
          {t('bonus.tips.setLimit')}
        </ButtonLink>
      </div>
    </>
  );
}
