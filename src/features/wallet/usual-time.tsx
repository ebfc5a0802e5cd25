import { t } from '../../platform/i18n.ts';
import { usualTime } from './withdraw-rules.ts';

/** How long it usually takes, from what others waited; nothing while too few have. */
export function UsualTime({ ms }: { ms: number | null }) {
  if (ms === null) return null;
  const { unit, count } = usualTime(ms);
  return <> · {t(`cashier.usual.${unit}`, { count })}</>;
}
