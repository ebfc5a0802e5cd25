import { currentLocale } from '../../../platform/i18n.ts';
import type { Preferences } from '../../../session/config/preferences-store.ts';
import type { HostBridge } from './host-bridge.ts';

/** Language, sound and motion, as the player has set them. */
export function publishSettings(
  bridge: HostBridge | null,
  { isSoundOn, volume, isMotionReduced }: Preferences,
): void {
  bridge?.post({ kind: 'settings', locale: currentLocale(), isSoundOn, volume, isMotionReduced });
}
