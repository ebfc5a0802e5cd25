import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './panel-frame.module.css';
import { useUi } from './ui-context.ts';

interface PanelFrameProps {
  title: string;
  onBack?: (() => void) | undefined;
  /** Stands opposite the title. */
  right?: ReactNode;
  children: ReactNode;
}

/** Title row and reading width of a panel. The heading gets the focus after a navigation. */
export function PanelFrame({ title, onBack, right, children }: PanelFrameProps) {
  const { words } = useUi();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        {onBack && (
          <IconButton icon="back" label={words.back} onClick={onBack} className={styles.back ?? ''} />
        )}
        <h1 id={id} className={styles.title} tabIndex={-1} data-panel-title>
          {title}
        </h1>
        {right}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/**
 * Stays at the foot of the panel while its content scrolls: the one thing to do next. `isRow`: on a short phone its text
 * and its button share a row, and more of the content stays in sight.
 */
export function PanelFoot({ isRow = false, children }: { isRow?: boolean; children: ReactNode }) {
  return (
    <footer className={styles.foot} data-panel-foot={isRow ? 'row' : ''}>
      {children}
    </footer>
  );
}
