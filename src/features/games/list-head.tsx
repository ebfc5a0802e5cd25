import type { ReactNode } from 'react';
import styles from './list-head.module.css';

/** A head as the lobby's rails have it: name, two hairlines, and how much there is. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.rule} aria-hidden="true" />
      {children}
    </div>
  );
}
