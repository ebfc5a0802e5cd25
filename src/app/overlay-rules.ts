import type { OverlayRuleTable } from '../session/overlays/overlay-store.ts';
import { EARLY_MODULES } from './early-modules.ts';

/** What must be known of an overlay before the table of all of them has been loaded. */
export const OVERLAY_RULES: OverlayRuleTable = Object.assign(
  {},
  ...EARLY_MODULES.map(({ overlayRules }) => overlayRules),
);
