import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { sessionEndStore } from '../../session/sign-in/session-end.ts';
import { sessionEndText } from '../../session/sign-in/session-end-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { hasCodes, type SignInTab } from './auth-rules.ts';
import { LoginForm } from './login-form.tsx';
import { LoginTabs } from './login-tabs.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** With the phone number library: loaded when the tab opens. */
const PhoneLoginForm = lazy(async () => ({
  default: (await import('./phone-login-form.tsx')).PhoneLoginForm,
}));

interface SignInMethodsProps {
  wanted: string | null;
  onTab(tab: SignInTab): void;
  onDone(): void;
  onNewcomer(): void;
}

/** Every way in that the platform offers: name and password, number and code, providers. */
export function SignInMethods({ wanted, onTab, onDone, onNewcomer }: SignInMethodsProps) {
  const config = useStore(configStore, (state) => state.config);
  const forgot = (
    <Button kind="plain" onClick={() => openOverlay('forgot')}>
      {t('auth.login.forgot')}
    </Button>
  );
  const phone = config && hasCodes(config.registerType) && (
    <Suspense fallback={<SkeletonRows count={3} height="52px" />}>
      <PhoneLoginForm config={config} onDone={onDone} onNewcomer={onNewcomer} />
    </Suspense>
  );
  return (
    <>
      <SessionEndNotice />
      <LoginTabs
        wanted={wanted}
        onChange={onTab}
        forms={{
          account: <LoginForm key="account" onDone={onDone} forgot={forgot} />,
          phone: phone || (
            <LoginForm key="phone" onDone={onDone} forgot={forgot} countryCode={config?.countryCode ?? ''} />
          ),
        }}
      />
      <SocialButtons />
    </>
  );
}

/** Shows above the form why the session ended and a new sign-in is needed. */
function SessionEndNotice() {
  const end = useStore(sessionEndStore, (state) => state.end);
  if (end === null) return null;
  return (
    <Notice tone={end === 'operator' || end === 'password' ? 'warning' : 'info'}>{sessionEndText()}</Notice>
  );
}
