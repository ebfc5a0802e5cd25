import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

interface Tab<V extends string> {
  value: V;
  label: string;
  /** A small figure behind the label, for the eye alone; none at 0. */
  count?: number;
}

interface TabsProps<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange(value: V): void;
  /** The chosen tab's content. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with arrow keys; only the chosen one is a Tab stop. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className={styles.whole}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classNames(styles.tab, tab.value === value && styles.chosen)}
            onClick={() => onChange(tab.value)}
          >
            <span>{tab.label}</span>
            {tab.count ? (
              <span className={styles.count} aria-hidden="true">
                {tab.count}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
