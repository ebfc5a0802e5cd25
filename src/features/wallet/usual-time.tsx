import { t } from '../../platform/i18n.ts';
import { usualTime } from './withdraw-rules.ts';

/** A row that says how long it usually takes, also where nobody can tell yet. */
export function UsualTimeRow({ ms }: { ms: number | null }) {
  const { unit, count } = usualTime(ms ?? 0);
  return (
    <div>
      <dt>{t('cashier.usual.title')}</dt>
      <dd>{ms === null ? t('cashier.usual.unknown') : t(`cashier.usual.${unit}`, { count })}</dd>
    </div>
  );
}

/** How long it usually takes, from what others waited; nothing while too few have. */
export function UsualTime({ ms }: { ms: number | null }) {
  if (ms === null) return null;
  const { unit, count } = usualTime(ms);
  return <> · {t(`cashier.usual.${unit}`, { count })}</>;
}
