import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import surfaceParts from './surfaces.module.css';

interface CardProps {
  title: ReactNode;
  /** In front of the title. */
  icon?: string;
  /** Stands out from the cards around it: something waits in it. */
  isBright?: boolean;
  children: ReactNode;
}

/** A part of a page under its title, as a region of that name. */
export function Card({ title, icon, isBright, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={classNames(surfaceParts.frame, styles.card, isBright && styles.bright)}
      aria-labelledby={id}
    >
      <h2 id={id}>
        {icon && <Icon name={icon} size={24} />}
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}

/** What is less important on a card. */
export const CardNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
