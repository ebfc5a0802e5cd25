import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { minimumAge } from '../../session/config/minimum-age.ts';

/** The market's minimum age as a mark; nothing where it is not known. */
export function AgeMark({ className }: { className: string }) {
  const age = useStore(configStore, minimumAge);
  if (age === null) return null;
  return (
    <abbr className={className} title={t('shell.rule.ageLabel', { age })}>
      {t('shell.rule.age', { age })}
    </abbr>
  );
}
