import { Icon } from '../../ui/icon.tsx';
import styles from './auth.module.css';
import type { Social } from './social-names.ts';

/** In one colour, from the platform's icon set. It has no sign of LINE: a talk stands for it. */
const SIGNS: Readonly<Record<Social['key'], string>> = {
  google: 'google',
  facebook: 'facebook',
  line: 'chat',
};

export function SocialMark({ name }: { name: Social['key'] }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <Icon name={SIGNS[name]} size={24} />
    </span>
  );
}
