import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast, toastStore } from './toast.ts';
import styles from './toasts.module.css';
import { useUi } from './ui-context.ts';

/** Long enough to read twice. */
const SHOWN_MS = 5000;
const ICONS = { info: 'info', good: 'check-circle', danger: 'warning' } as const;

/** Short messages above everything, modal layers included. */
export function Toasts() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element?.showPopover) return;
    // Shown again at every change, so that it lies above a dialog that has opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <div ref={host} className={styles.host} popover="manual" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <Message key={toast.key} toast={toast} />
      ))}
    </div>
  );
}

function Message({ toast }: { toast: Toast }) {
  const { words } = useUi();
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast.key]);
  return (
    <div className={classNames(styles.toast, styles[toast.tone])}>
      <Icon name={ICONS[toast.tone]} size={20} />
      <span className={styles.text}>{toast.text}</span>
      <button
        type="button"
        className={styles.close}
        onClick={() => dismissToast(toast.key)}
        aria-label={words.dismiss}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
