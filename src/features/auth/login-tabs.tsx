import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { chooseTab, type SignInTab, signInTabs } from './auth-rules.ts';

interface LoginTabsProps {
  /** The tab that the address or the caller selects; null leaves it to the market. */
  wanted: string | null;
  onChange(tab: SignInTab): void;
  /** The forms by tab. */
  forms: Readonly<Record<SignInTab, ReactNode>>;
}

/** The ways to sign in that the market's config offers; a single one needs no tabs. */
export function LoginTabs({ wanted, onChange, forms }: LoginTabsProps) {
  const config = useStore(configStore, (state) => state.config);
  if (!config) return <SkeletonRows count={3} height="52px" />;
  const tabs = signInTabs(config.registerType);
  const tab = chooseTab(tabs, wanted, config.defaultLoginType);
  if (!tab) return <Notice tone="warning">{t('auth.login.noneOpen')}</Notice>;
  if (tabs.length === 1) return forms[tab];
  return (
    <Tabs
      label={t('auth.login.tabs')}
      tabs={tabs.map((value) => ({ value, label: t(`auth.tab.${value}`) }))}
      value={tab}
      onChange={onChange}
    >
      {forms[tab]}
    </Tabs>
  );
}
