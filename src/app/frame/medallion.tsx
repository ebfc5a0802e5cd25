import { Icon } from '../../ui/icon.tsx';
import styles from './medallion.module.css';

const BULBS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index / 16) * 2 * Math.PI;
  return { x: 32 + Math.cos(angle) * 26.5, y: 32 + Math.sin(angle) * 26.5, isDim: index % 3 === 0 };
});

const RAYS = Array.from({ length: 12 }, (_, index) => {
  const from = (index / 12) * 2 * Math.PI;
  const to = from + Math.PI / 12;
  const at = (angle: number) =>
    `${(32 + Math.cos(angle) * 21).toFixed(1)} ${(32 + Math.sin(angle) * 21).toFixed(1)}`;
  return `M32 32L${at(from)}A21 21 0 0 1 ${at(to)}Z`;
}).join('');

/** The raised medal of the jackpot item: a ring of bulbs around a ruby field. */
export function Medallion({ icon }: { icon: string }) {
  return (
    <span className={styles.medallion}>
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle className={styles.rim} cx="32" cy="32" r="31" />
        <circle className={styles.channel} cx="32" cy="32" r="29" />
        {BULBS.map(({ x, y, isDim }) => (
          <circle key={`${x} ${y}`} className={isDim ? styles.dim : styles.bulb} cx={x} cy={y} r="1.9" />
        ))}
        <circle className={styles.rim} cx="32" cy="32" r="23.5" />
        <circle className={styles.field} cx="32" cy="32" r="21.5" />
        <path className={styles.rays} d={RAYS} />
      </svg>
      <span className={styles.icon}>
        <Icon name={icon} size={27} />
      </span>
    </span>
  );
}
