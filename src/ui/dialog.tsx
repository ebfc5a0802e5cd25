import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useUi } from './ui-context.ts';
import { useDragDown } from './use-drag-down.ts';

interface DialogProps {
  title: string;
  /** `bare` is the whole window without ground, head or body: its content draws all of it. */
  surface: 'sheet' | 'dialog' | 'cover' | 'bare';
  /** Which ways of closing are open; none of them means that only the content can close it. */
  closesBy: { readonly back: boolean; readonly escape: boolean; readonly outside: boolean };
  /** The content draws the title; the dialog's own is for readers alone. */
  hasOwnHead?: boolean | undefined;
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal layer on the browser's own dialog: it traps focus, makes the page inert and restores the focus.
 * The title is its name; a sheet can also be dragged down.
 */
export function Dialog({ title, surface, closesBy, hasOwnHead, onClose, children }: DialogProps) {
  const { words } = useUi();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const drag = useDragDown(dialog, surface === 'sheet' && closesBy.outside, onClose);
  const canClose = closesBy.outside || closesBy.escape;

  // Before the element is removed: only a dialog that is still in the page restores the focus when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // Opening focuses the first control; a reader should hear the title first.
    element.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
    return () => element.close();
  }, []);

  const pressOutside = (event: MouseEvent) => {
    if (event.target === dialog.current && closesBy.outside) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through the cancel event
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[surface], hasOwnHead && styles.ownHead)}
      aria-labelledby={surface === 'bare' ? undefined : id}
      aria-label={surface === 'bare' ? title : undefined}
      onClick={pressOutside}
      onCancel={(event) => {
        event.preventDefault();
        if (closesBy.escape) onClose();
      }}
      // A second Escape closes past the cancel event; what must stay is opened again.
      onClose={(event) => {
        if (event.target === event.currentTarget && event.currentTarget.isConnected && !closesBy.escape) {
          event.currentTarget.showModal();
        }
      }}
    >
      {surface === 'bare' ? (
        children
      ) : (
        <div className={styles.surface}>
          <header className={styles.head} {...drag}>
            {surface === 'sheet' && closesBy.outside && <span className={styles.grip} aria-hidden="true" />}
            <h2 id={id} className={styles.title} tabIndex={-1} data-dialog-title>
              {title}
            </h2>
            {canClose && (
              <IconButton icon="close" label={words.close} onClick={onClose} className={styles.close ?? ''} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
