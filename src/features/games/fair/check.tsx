import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** One thing that was looked at, and how it came out. */
export function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li>
      <Icon name={isGood ? 'check-circle' : 'error'} size={22} />
      <span>{children}</span>
    </li>
  );
}
