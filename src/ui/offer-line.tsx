import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './offer-line.module.css';

interface OfferLineProps {
  /** The name of the region. */
  readonly label: string;
  /** An element with its own words for readers, or none. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly accept: { readonly text: string; act(): void };
  readonly decline: { readonly text: string; act(): void };
}

/** A line that offers something; it lies at the foot of the page and moves nothing. */
export function OfferLine({ label, picture, title, text, accept, decline }: OfferLineProps) {
  // What had the focus goes with the line.
  const leaving = (act: () => void) => () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    act();
  };
  return (
    <section className={styles.line} aria-label={label}>
      <span className={styles.picture}>{picture}</span>
      <p className={styles.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      <div className={styles.ways}>
        <Button kind="second" onClick={leaving(accept.act)}>
          {accept.text}
        </Button>
        <Button kind="plain" onClick={leaving(decline.act)}>
          {decline.text}
        </Button>
      </div>
    </section>
  );
}
