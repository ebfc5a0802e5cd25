import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-row.module.css';
import rowParts from './rows.module.css';
import shapes from './stepped.module.css';
import surfaceParts from './surfaces.module.css';

interface IconRowProps {
  icon: string;
  title: ReactNode;
  note: ReactNode;
  /** `bright`: something waits in it; `done`: nothing is left to do. */
  tone?: 'plain' | 'bright' | 'done';
  /** At its end; two buttons have a line of their own on a phone. */
  children: ReactNode;
  /** Below all of it. */
  failure?: ReactNode;
}

/** A row of a list with its icon in a stepped frame. */
export function IconRow({ icon, title, note, tone = 'plain', children, failure }: IconRowProps) {
  return (
    <li className={classNames(surfaceParts.frame, styles.row)} data-tone={tone}>
      <span className={classNames(styles.frame, shapes.stepped)}>
        <Icon name={icon} size={25} />
      </span>
      <span className={classNames(rowParts.main, styles.name)}>
        <strong>{title}</strong>
        <small>{note}</small>
      </span>
      <span className={styles.end}>{children}</span>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </li>
  );
}
