import { t } from '../../platform/i18n.ts';
import { usualTime } from './withdraw-rules.ts';

/** A row with the usual duration, also where it is unknown. */
export function UsualTimeRow({ ms }: { ms: number | null }) {
  const { unit, count } = usualTime(ms ?? 0);
  return (
    <div>
      <dt>{t('cashier.usual.title')}</dt>
      <dd>{ms === null ? t('cashier.usual.unknown') : t(`cashier.usual.${unit}`, { count })}</dd>
    </div>
  );
}

/** The usual duration, by the times of others; nothing while there are too few. */
export function UsualTime({ ms }: { ms: number | null }) {
  if (ms === null) return null;
  const { unit, count } = usualTime(ms);
  return <span>{` · ${t(`cashier.usual.${unit}`, { count })}`}</span>;
}
