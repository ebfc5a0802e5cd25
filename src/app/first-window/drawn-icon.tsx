import styles from '../../ui/icon.module.css';

/** Paths of the icons that the first window shows; the build takes them from the platform's set. */
declare const __WINDOW_ICONS__: Readonly<Record<string, string>>;

/** An icon that need not be fetched. */
export function Icon({ name, size = 22 }: { name: string; size?: number }) {
  const path = __WINDOW_ICONS__[name];
  return (
    <span className={styles.icon} style={{ width: size, height: size }}>
      {path && (
        <svg width={size} height={size} viewBox="0 0 256 256">
          <path fill="currentColor" d={path} />
        </svg>
      )}
    </span>
  );
}
