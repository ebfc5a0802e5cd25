import { useStore } from 'zustand';
import { themeStore } from '../../session/config/theme-store.ts';
import styles from './brand-mark.module.css';
import { MARK_FAN, MARK_PLATE, MARK_STEPS } from './mark-drawing.ts';

/** The theme's logo, or the platform's own mark: a fan over three steps. Decorative; the name stands beside it. */
export function BrandMark({ size }: { size: number }) {
  const logo = useStore(themeStore, (state) => state.images.logo);
  if (logo)
    return <img className={styles.mark} src={logo} alt="" width={size} height={size} draggable={false} />;
  return (
    <svg className={styles.mark} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path className={styles.plate} d={MARK_PLATE} />
      <path className={styles.fan} d={MARK_FAN} />
      <path className={styles.steps} d={MARK_STEPS} />
    </svg>
  );
}
