import { currentLocale } from '../../../platform/i18n.ts';
import type { Preferences } from '../../../session/config/preferences-store.ts';
import type { HostBridge } from './host-bridge.ts';

/** Language, sound, music and motion, as the player has set them. */
export function publishSettings(
  bridge: HostBridge | null,
  { isSoundOn, volume, isMusicOn, isMotionReduced }: Preferences,
): void {
  const locale = currentLocale();
  bridge?.post({ kind: 'settings', locale, isSoundOn, volume, isMusicOn, isMotionReduced });
}
