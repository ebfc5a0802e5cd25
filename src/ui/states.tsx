import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorAnswer } from './error-answer.tsx';
import { Icon } from './icon.tsx';
import styles from './states.module.css';
import { useUi } from './ui-context.ts';

interface StateProps {
  icon?: string;
  title: ReactNode;
  text?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon = 'sparkle', title, text, children }: StateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.crest}>
        <Icon name={icon} size={34} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}

/** Something failed: what happened, and a way to try again. */
export function ErrorState({
  icon = 'warning',
  title,
  text,
  onRetry,
  isBusy = false,
  children,
}: StateProps & { onRetry?: () => void; isBusy?: boolean }) {
  const { words } = useUi();
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} text={text}>
        <ErrorAnswer text={text ?? title} />
        {onRetry && (
          <Button kind="quiet" onClick={onRetry} isBusy={isBusy}>
            {words.retry}
          </Button>
        )}
        {children}
      </EmptyState>
    </div>
  );
}
