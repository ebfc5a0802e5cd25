import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { RegisterForm } from './register-form.tsx';
import { signInTabs } from './rules.ts';

/** The register form once the market's bounds are known, and only where accounts are opened this way. */
export function RegisterGate({ onDone }: { onDone(): void }) {
  const config = useStore(configStore, (state) => state.config);
  if (!config) return <SkeletonRows count={6} height="72px" />;
  if (!signInTabs(config.registerType).includes('account'))
    return <Notice tone="warning">{t('auth.register.closed')}</Notice>;
  return <RegisterForm config={config} onDone={onDone} />;
}
