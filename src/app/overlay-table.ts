import type { Overlay } from '../session/define-module.ts';
import type { OverlayName } from '../session/overlay-props.ts';
import { MODULES } from './modules.ts';

const { app, auth, fair, games, guide, jackpot, legal, notices, protection, support, wallet } = MODULES;

/** Every overlay there is; `OVERLAY_RULES` has what must be known before. One without a row does not compile. */
export const OVERLAYS: Readonly<Record<OverlayName, Overlay>> = {
  ...app.overlays,
  ...auth.overlays,
  ...fair.overlays,
  ...games.overlays,
  ...guide.overlays,
  ...jackpot.overlays,
  ...legal.overlays,
  ...notices.overlays,
  ...protection.overlays,
  ...support.overlays,
  ...wallet.overlays,
};
