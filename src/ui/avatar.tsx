import { useState } from 'react';
import styles from './avatar.module.css';
import { initialOf } from './initial-of.ts';

interface AvatarProps {
  /** Base address of the platform's avatars; null while the config is not loaded. */
  art: string | null | undefined;
  /** The name of an avatar of the platform's set, or empty. */
  avatar: string;
  /** Address of an uploaded avatar, or empty; it takes precedence. */
  own?: string;
  name: string;
  /** CSS pixels. */
  size: number;
}

/** A player's avatar in its round frame; decorative, as the name is beside it. */
export function Avatar({ art, avatar, own = '', name, size }: AvatarProps) {
  const address = own || (avatar && art ? `${art}avatars/${avatar}@2.webp` : '');
  const [broken, setBroken] = useState('');
  return (
    <span
      className={styles.avatar}
      style={{ width: `${size}px`, height: `${size}px`, fontSize: `${size / 2}px` }}
      aria-hidden="true"
    >
      {address && broken !== address ? (
        <img src={address} alt="" width={size} height={size} onError={() => setBroken(address)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
