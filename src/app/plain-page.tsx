import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import shapes from '../ui/stepped.module.css';
import wordParts from '../ui/words.module.css';
import { BrandMark } from './frame/brand-mark.tsx';
import styles from './plain-page.module.css';

interface PlainPageProps {
  title: string;
  /** Small line above the title, like a status number. */
  kicker?: string;
  /** In place of the mark. */
  art?: ReactNode;
  children: ReactNode;
}

/** A page of its own with the mark, a title and a short text: not found, error, maintenance, in-app browser. */
export function PlainPage({ title, kicker, art, children }: PlainPageProps) {
  return (
    <section className={styles.page}>
      <div className={classNames(styles.frame, shapes.stepped)}>
        {art ?? <BrandMark size={72} />}
        {kicker && <p className={classNames(wordParts.text, styles.kicker)}>{kicker}</p>}
        <h1 className={styles.title} tabIndex={-1} data-panel-title>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
