import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorAnswer } from './error-answer.tsx';
import { Icon } from './icon.tsx';
import { StageDrawing } from './stage-drawing.tsx';
import type { StageProp } from './stage-props.tsx';
import styles from './states.module.css';
import { useUi } from './ui-context.ts';

interface StateProps {
  /** Stands in the light of a small stage. */
  icon?: string;
  /** Stands there in place of the icon. */
  prop?: StageProp | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  icon = 'sparkle',
  prop,
  isDark = false,
  title,
  text,
  children,
}: StateProps & { isDark?: boolean }) {
  return (
    <div className={styles.state}>
      <StageDrawing prop={prop} isDark={isDark}>
        {!prop && <Icon name={icon} size={40} />}
      </StageDrawing>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}

/** Something failed: what happened, and a way to try again. */
export function ErrorState({
  icon = 'warning',
  prop,
  title,
  text,
  onRetry,
  isBusy = false,
  children,
}: StateProps & { onRetry?: () => void; isBusy?: boolean }) {
  const { words } = useUi();
  return (
    <div role="alert">
      <EmptyState icon={icon} prop={prop} isDark title={title} text={text}>
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
