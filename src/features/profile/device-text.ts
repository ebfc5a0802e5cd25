import { t } from '../../platform/i18n.ts';

/** What people call a device; whichever half is known. */
export function deviceText({ browser, system }: { browser: string; system: string }): string {
  if (browser && system) return t('profile.devices.on', { browser, system });
  return browser || system || t('profile.devices.unknown');
}
