import type { ReactNode } from 'react';
import { findStretches } from './highlight.ts';
import styles from './marked-text.module.css';

/** A text with what the typed words found in it marked. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { from, to } of typed.trim() ? findStretches(text, typed) : []) {
    parts.push(
      <span key={`${from} before`}>{text.slice(done, from)}</span>,
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  parts.push(<span key="rest">{text.slice(done)}</span>);
  return <>{parts}</>;
}
