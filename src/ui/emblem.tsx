import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './emblem.module.css';
import type { EmblemName } from './emblem-names.ts';
import { Icon } from './icon.tsx';
import shapes from './stepped.module.css';
import { useUi } from './ui-context.ts';

interface EmblemProps {
  name: EmblemName;
  /** In place of a picture that does not come. */
  icon: string;
  /** CSS pixels; `fill` is as wide as there is room. */
  size?: number | 'fill';
  /** Nothing is left to do with what it stands for. */
  isQuiet?: boolean;
}

/** The side of an emblem's file, in CSS pixels; the frame says how large it is shown. */
const PICTURE = 112;

/** A drawn picture in a stepped frame; decorative, as what it shows is named beside it. */
export function Emblem({ name, icon, size = 52, isQuiet = false }: EmblemProps) {
  const art = useUi().useArt();
  const [broken, setBroken] = useState('');
  // The smaller file is sharp on a dense screen as long as it is shown at half its size.
  const isSmall = size !== 'fill' && size <= 60;
  const address = art && `${art}emblems/${name}@${isSmall ? 1 : 2}.webp`;
  const length = size === 'fill' ? '100%' : `${size}px`;
  return (
    <span
      className={classNames(styles.frame, shapes.stepped)}
      style={{ width: length }}
      data-large={!isSmall || undefined}
      data-quiet={isQuiet || undefined}
      aria-hidden="true"
    >
      <span className={styles.field}>
        {address && address !== broken ? (
          <img
            src={address}
            alt=""
            width={PICTURE}
            height={PICTURE}
            decoding="async"
            draggable={false}
            onError={() => setBroken(address)}
          />
        ) : (
          <Icon name={icon} size={isSmall ? size / 2 : PICTURE / 3} />
        )}
      </span>
    </span>
  );
}
