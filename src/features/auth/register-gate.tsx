import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './auth.module.css';
import { chooseTab, hasCodes, inviteCodeIn, signInTabs } from './auth-rules.ts';
import { deleteTicket, readTicket, saveInviteCode } from './newcomer.ts';
import { RegisterForm } from './register-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** With the phone number library: loaded when the tab opens. */
const PhoneRegisterForm = lazy(async () => ({
  default: (await import('./phone-register-form.tsx')).PhoneRegisterForm,
}));

/** The register form once the market's bounds are known, in the ways that the platform offers. */
export function RegisterGate({ onDone }: { onDone(): void }) {
  const config = useStore(configStore, (state) => state.config);
  const [wanted, setWanted] = useState<string | null>(null);
  const [ticket, setTicket] = useState(() => {
    // A friend's link brings the code along, whichever way is taken in the end.
    saveInviteCode(inviteCodeIn(location.search));
    return readTicket();
  });
  if (!config) return <SkeletonRows count={6} height="72px" />;
  if (ticket)
    return (
      <>
        <Notice tone="good" title={t('auth.register.vouched', { name: ticket.name })}>
          <p>{t('auth.register.vouchedText')}</p>
          <Button
            kind="plain"
            onClick={() => {
              deleteTicket();
              setTicket(null);
            }}
          >
            {t('auth.register.other')}
          </Button>
        </Notice>
        <RegisterForm config={config} way="ticket" ticket={ticket.ticket} onDone={onDone} />
      </>
    );
  const tabs = signInTabs(config.registerType);
  const tab = chooseTab(tabs, wanted, config.defaultLoginType);
  if (!tab) return <Notice tone="warning">{t('auth.register.closed')}</Notice>;
  const form =
    tab === 'account' ? (
      <RegisterForm key="account" config={config} way="account" onDone={onDone} />
    ) : (
      <Suspense fallback={<SkeletonRows count={6} height="72px" />}>
        <PhoneRegisterForm
          config={config}
          way={hasCodes(config.registerType) ? 'phone' : 'phonePassword'}
          onDone={onDone}
        />
      </Suspense>
    );
  return (
    <div className={styles.ways}>
      {tabs.length === 1 ? (
        form
      ) : (
        <Tabs
          label={t('auth.register.ways')}
          tabs={tabs.map((value) => ({ value, label: t(`auth.tab.${value}`) }))}
          value={tab}
          onChange={(value) => setWanted(value)}
        >
          {form}
        </Tabs>
      )}
      <SocialButtons />
    </div>
  );
}
