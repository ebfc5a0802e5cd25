import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './member.module.css';

interface MenuRowProps {
  icon: string;
  label: string;
  /** A short fact under the label. */
  children?: ReactNode;
  /** A dot beside the label; its words are the fact under it. */
  hasDot?: boolean;
}

export function MenuLink({ href, ...row }: MenuRowProps & { href: string }) {
  return (
    <li>
      <a className={styles.menuRow} href={href}>
        <Row {...row} />
      </a>
    </li>
  );
}

export function MenuButton({ onClick, ...row }: MenuRowProps & { onClick(): void }) {
  return (
    <li>
      <button type="button" className={styles.menuRow} onClick={onClick}>
        <Row {...row} />
      </button>
    </li>
  );
}

function Row({ icon, label, children, hasDot = false }: MenuRowProps) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.menuLabel}>
        <span>
          <span>{label}</span>
          {hasDot && <span className={styles.menuDot} data-red-dot />}
        </span>
        {children && <small>{children}</small>}
      </span>
      <Icon name="chevron-right" size={18} />
    </>
  );
}
