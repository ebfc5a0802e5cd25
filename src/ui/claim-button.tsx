import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './claim-button.module.css';

/**
 * `claimed`: nothing is left to do; `forbidden`: not for this player, or not now; `failed`: it can be tried again.
 * `useClaim` says which one it is.
 */
export type ClaimState = 'ready' | 'claiming' | 'claimed' | 'offline' | 'forbidden' | 'failed';

interface ClaimButtonProps {
  state: ClaimState;
  /** What the button says, or that it was claimed. */
  text: ReactNode;
  /** What readers hear where several buttons say the same. */
  label?: string;
  kind?: 'action' | 'second' | 'quiet';
  width?: 'own' | 'full';
  /** Below the button: why it failed, or why it is not to be pressed. */
  note?: ReactNode;
  /** @param place of the button as it was pressed, in the window: once it is claimed the button is gone */
  onClaim?(place: DOMRect): void;
}

/** The one button of every claim. While it claims it keeps its focus and ignores presses. */
export function ClaimButton({
  state,
  text,
  label,
  kind = 'action',
  width = 'own',
  note,
  onClaim,
}: ClaimButtonProps) {
  if (state === 'claimed') return <span className={styles.claimed}>{text}</span>;
  if (state === 'forbidden') return <p className={styles.forbidden}>{note}</p>;
  return (
    <>
      <Button
        kind={kind}
        isWide={width === 'full'}
        isBusy={state === 'claiming'}
        disabled={state === 'offline'}
        aria-label={label}
        onClick={({ currentTarget }) => onClaim?.(currentTarget.getBoundingClientRect())}
      >
        {text}
      </Button>
      {note && <p role={state === 'failed' ? 'alert' : undefined}>{note}</p>}
    </>
  );
}
