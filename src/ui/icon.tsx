import { useEffect, useState } from 'react';
import { firstIcon } from './first-icons.ts';
import styles from './icon.module.css';
import { type IconPart, useUi } from './ui-context.ts';

let loaded: IconPart | null = null;

/** A decorative icon of the platform's set, by its name in assets/icons.ts. Its box is reserved before it is loaded. */
export function Icon({ name, size = 22 }: { name: string; size?: number }) {
  const { loadIcons } = useUi();
  const outline = firstIcon(name);
  const [Part, setPart] = useState<IconPart | null>(() => loaded);
  useEffect(() => {
    if (Part) return;
    let isGone = false;
    loadIcons(outline === undefined).then(
      (part) => {
        loaded = part;
        if (!isGone) setPart(() => part);
      },
      // Without its icon the control still has its label.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [Part, loadIcons, outline]);
  const length = `${size}px`;
  const atFirst = outline && (
    <svg width={length} height={length} viewBox="0 0 256 256" aria-hidden="true">
      <path fill="currentColor" d={outline} />
    </svg>
  );
  return (
    <span className={styles.icon} style={{ width: length, height: length }} aria-hidden="true">
      {Part ? (
        <Part icon={`mq:${name}`} aria-hidden={true} width={length} height={length} fallback={atFirst} />
      ) : (
        atFirst
      )}
    </span>
  );
}
