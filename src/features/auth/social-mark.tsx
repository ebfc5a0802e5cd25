import styles from './auth.module.css';
import type { Social } from './social-names.ts';

const LETTERS: Readonly<Record<Social['key'], string>> = { google: 'G', facebook: 'f', line: 'L' };

/** A plain letter: the providers' own marks are theirs, and come with their terms. */
export function SocialMark({ name }: { name: Social['key'] }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {LETTERS[name]}
    </span>
  );
}
