import { type CSSProperties, useEffect, useRef } from 'react';
import type { LimitState } from '../../../contract/protection/protection-calls.ts';
import { isMoneyLimit } from '../../../contract/protection/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { LimitForm } from './limit-form.tsx';
import { shareUsed } from './limit-rules.ts';
import { limitText } from './limit-text.ts';
import { PendingRequest } from './pending-request.tsx';
import styles from './protection.module.css';

interface LimitRowProps {
  limit: LimitState;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** One limit: its value, what is used of it, a pending change, and the button to change it. */
export function LimitRow({ limit, isOpen, onOpen }: LimitRowProps) {
  const { moneyFormat } = useUi();
  const { key, value, used, left } = limit;
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form's focus is lost when it closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const say = (amount: number | null) => limitText(key, amount, moneyFormat);
  const name = t(`protection.limit.${key}`);
  return (
    <li className={classNames(pageParts.column, styles.limit)}>
      <div className={styles.row}>
        <div className={styles.what}>
          <h3>{name}</h3>
          <p>{say(value)}</p>
        </div>
        {!isOpen && (
          <button
            ref={change}
            type="button"
            className={styles.change}
            aria-label={t(value === null ? 'protection.setLabel' : 'protection.changeLabel', { name })}
            onClick={() => onOpen(true)}
          >
            {t(value === null ? 'protection.set' : 'protection.change')}
          </button>
        )}
      </div>
      {value !== null && left !== null && (
        <>
          <p className={styles.used}>{t('protection.used', { used: say(used), left: say(left) })}</p>
          <span
            className={styles.meter}
            style={{ '--share': `${Math.round(shareUsed(limit) * 100)}%` } as CSSProperties}
            aria-hidden="true"
          />
        </>
      )}
      {value === null && isMoneyLimit(key) && used > 0 && (
        <p className={styles.used}>{t('protection.usedOnly', { used: say(used) })}</p>
      )}
      {limit.wish && <PendingRequest limit={limit} wish={limit.wish} name={name} />}
      {isOpen && <LimitForm limit={limit} name={name} onDone={() => onOpen(false)} />}
    </li>
  );
}
