import type { RedDots } from '../../../contract/config/app-config.ts';
import type { NavigationItemName } from '../../session/pages/early-module.ts';
import { EARLY_MODULES } from '../early-modules.ts';

/** Whether an item of the navigation has a badge; never for a guest, whose flags are all off. */
export function hasBadge(item: NavigationItemName, dots: RedDots): boolean {
  return EARLY_MODULES.some(({ badges }) => badges?.[item]?.some((flag) => dots[flag]));
}
