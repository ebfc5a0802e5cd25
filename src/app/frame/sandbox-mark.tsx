import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';

/** Says that nothing here is real money; only where the server runs beside its sandbox. */
export function SandboxMark({ className, as: Tag = 'span' }: { className: string; as?: 'span' | 'aside' }) {
  const isSandbox = useStore(configStore, (state) => state.config?.isSandbox ?? false);
  return isSandbox ? <Tag className={className}>{t('shell.sandbox.mark')}</Tag> : null;
}
