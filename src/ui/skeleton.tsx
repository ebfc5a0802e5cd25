import styles from './skeleton.module.css';
import { useUi } from './ui-context.ts';

interface SkeletonProps {
  /** CSS length. */
  width?: string;
  height?: string;
}

/** A box of the size that comes. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.box} style={{ width, height }} aria-hidden="true" />;
}

/** Rows of boxes that say once that they are loading. */
export function SkeletonRows({ count, height }: { count: number; height: string }) {
  const { words } = useUi();
  return (
    <div className={styles.rows} role="status">
      <span className="hidden-text">{words.loading}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all the same and never move
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
