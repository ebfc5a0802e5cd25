import { useState } from 'react';
import styles from './avatar.module.css';
import { initialOf } from './initial-of.ts';

interface AvatarProps {
  /** Where the platform's pictures lie; null while the config is not there. */
  art: string | null | undefined;
  /** One of the platform's set, or empty. */
  avatar: string;
  /** Address of an own picture, or empty; it goes first. */
  own?: string;
  name: string;
  /** CSS pixels. */
  size: number;
}

/** A player's picture in its round frame; decorative, as the name stands beside it. */
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
