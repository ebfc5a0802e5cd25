import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import formParts from '../../ui/forms.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './deposit-form.module.css';

const BOXES = { channels: ['a', 'b', 'c', 'd'], amounts: ['a', 'b', 'c', 'd', 'e', 'f'] };

/** The boxes of the form at their own sizes, so that nothing moves when it comes. */
export function DepositSkeleton() {
  return (
    <div className={styles.form} role="status">
      <span className="hidden-text">{t('wallet.loading')}</span>
      <div className={classNames(formParts.group, styles.group)}>
        <Skeleton width="90px" height="22px" />
        <div className={styles.channels}>
          {BOXES.channels.map((box) => (
            <Skeleton key={box} height="66px" />
          ))}
        </div>
      </div>
      <div className={classNames(formParts.group, styles.group)}>
        <Skeleton width="90px" height="22px" />
        <div className={styles.amounts}>
          {BOXES.amounts.map((box) => (
            <Skeleton key={box} height="52px" />
          ))}
        </div>
        <Skeleton height="56px" />
      </div>
    </div>
  );
}
