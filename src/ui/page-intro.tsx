import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

interface PageIntroProps {
  title: ReactNode;
  /** The one figure that the page is about. */
  figure?: ReactNode;
  children?: ReactNode;
}

/** What a page is about, between two double lines like the head of a playbill. */
export function PageIntro({ title, figure, children }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <h2>{title}</h2>
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      {children !== undefined && <p>{children}</p>}
    </header>
  );
}
