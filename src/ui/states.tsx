import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { AsyncState, FailedState } from './async-state.ts';
import { Button } from './button.tsx';
import { ErrorFaqLink } from './error-faq-link.tsx';
import { Icon } from './icon.tsx';
import { SkeletonRows } from './skeleton.tsx';
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
  text?: ReactNode | undefined;
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
        <ErrorFaqLink text={text ?? title} />
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

interface FailureViewProps {
  state: FailedState;
  /** What could not be loaded; without it, what happened is the title. */
  failed?: ReactNode;
  /** Below what failed. */
  help?: ReactNode;
}

/** What was not answered: what happened, and a way to ask again. */
export function FailureView({ state, failed, help }: FailureViewProps) {
  const { describeFailure } = useUi();
  const text = describeFailure(state.error);
  const words = failed ? { title: failed, text } : { title: text };
  return (
    <ErrorState
      {...words}
      icon={state.kind === 'offline' ? 'offline' : 'warning'}
      isBusy={state.isBusy}
      onRetry={state.retry}
    >
      {help}
    </ErrorState>
  );
}

interface StateViewProps<Data> extends Omit<FailureViewProps, 'state'> {
  state: AsyncState<Data>;
  /** Of the boxes that come, or what stands for them. */
  boxes: { count: number; height: string } | ReactElement;
  /** Where there is nothing in it. */
  empty?: ReactNode;
  /** Where it is not for this player; without it, that is told like any failure. */
  forbidden?: ReactNode;
  /** Where it is there; a caller that has asked for the kind itself leaves it out. */
  children?: (data: Data) => ReactNode;
}

/** Data of the server as they are: loading, empty, failed, without a network, not for this player, or what they show. */
export function StateView<Data>(props: StateViewProps<Data>) {
  const { state, failed, boxes, empty, forbidden, help, children } = props;
  if (state.kind === 'success') return children?.(state.data);
  if (state.kind === 'empty') return empty;
  if (state.kind === 'loading') return isValidElement(boxes) ? boxes : <SkeletonRows {...boxes} />;
  if (state.kind === 'forbidden' && forbidden) return forbidden;
  return <FailureView state={state} failed={failed} help={help} />;
}
