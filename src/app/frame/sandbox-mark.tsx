import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';

/** Says that nothing here is real money; only where the server runs beside its sandbox. */
export function SandboxMark({ className }: { className: string }) {
  const isSandbox = useStore(configStore, (state) => state.config?.isSandbox ?? false);
  if (!isSandbox) return null;
  return (
    <span className={className} data-sandbox-mark>
      {t('shell.sandbox.mark')}
    </span>
  );
}
