import type { RedDots } from '../../../contract/config/app-config.ts';
import type { NavigationItemName } from '../../session/pages/early-module.ts';
import { EARLY_MODULES } from '../early-modules.ts';

/** Whether an item of the navigation has a red dot; never for a guest, whose flags are all off. */
export function hasRedDot(item: NavigationItemName, flags: RedDots): boolean {
  return EARLY_MODULES.some(({ redDots }) => redDots?.[item]?.some((flag) => flags[flag]));
}
