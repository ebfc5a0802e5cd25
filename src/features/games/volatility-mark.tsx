import styles from './volatility-mark.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Five lozenges, lit up to the level. Decorative: the level's name stands beside it. */
export function VolatilityMark({ level }: { level: number }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {LEVELS.map((place) => (
        <i key={place} className={place <= level ? styles.lit : undefined} />
      ))}
    </span>
  );
}
