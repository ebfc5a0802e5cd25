import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** `action` is the one thing to do next in a view; a second one is `second`. */
type ButtonKind = 'action' | 'second' | 'quiet' | 'danger' | 'plain';

interface ButtonLook {
  kind?: ButtonKind;
  isWide?: boolean;
  /** Icon name in front of the label. */
  icon?: string;
  children: ReactNode;
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean; ref?: Ref<HTMLButtonElement> };

/** While busy it keeps its focus and its width, and ignores presses. */
export function Button({ kind = 'action', isWide, isBusy, icon, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[kind], isWide && styles.wide, rest.className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // A busy submit button must not send its form again either.
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Label icon={icon}>{children}</Label>
      {isBusy && <span className={styles.busy} aria-hidden="true" />}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Looks like a button, goes somewhere: a link to assistive technology and to a middle click. */
export function ButtonLink({ kind = 'action', isWide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.button, styles[kind], isWide && styles.wide, rest.className)}
      draggable={false}
    >
      <Label icon={icon}>{children}</Label>
    </a>
  );
}

function Label({ icon, children }: { icon: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.label}>
      {icon && <Icon name={icon} size={20} />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
