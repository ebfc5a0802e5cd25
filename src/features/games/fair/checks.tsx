import type { ReactNode } from 'react';
import type { PromiseVerdict } from '../../../../maths/verify-promise.ts';
import { t } from '../../../platform/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';

/** One thing that was looked at, and how it came out. */
export function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li data-good={isGood}>
      <Icon name={isGood ? 'check-circle' : 'error'} size={22} />
      <span>{children}</span>
    </li>
  );
}

/** How the round stands to what this device noted before the bet; nothing where it noted nothing. */
export function PromiseChecks({ promise }: { promise: PromiseVerdict }) {
  if (promise.kind === 'none') return null;
  if (promise.kind === 'kept')
    return <Check isGood>{t(promise.gap ? `fair.promise.kept.${promise.gap}` : 'fair.promise.kept')}</Check>;
  return promise.parts.map((part) => (
    <Check key={part} isGood={false}>
      {t(`fair.promise.broken.${part}`)}
    </Check>
  ));
}
