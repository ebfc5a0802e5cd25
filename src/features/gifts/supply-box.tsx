import type { Supply } from '../../../contract/gifts/gift-calls.ts';
import styles from './supply-box.module.css';

/** A stage trunk: its lid stands open once the box has been claimed. Decorative; the text beside it says it. */
export function SupplyBox({ state }: Pick<Supply, 'state'>) {
  return (
    <div className={styles.stage} data-state={state} aria-hidden="true">
      <div className={styles.trunk}>
        <div className={styles.lid} />
        <div className={styles.inside} />
        <div className={styles.body}>
          <span className={styles.strap} />
          <span className={styles.lock} />
          <span className={styles.strap} />
        </div>
      </div>
    </div>
  );
}
