import type { OverlayName } from '../session/overlays/overlay-props.ts';
import type { Overlay } from '../session/pages/define-module.ts';
import { MODULES } from './modules.ts';

/** Every overlay there is; `OVERLAY_RULES` has what must be known before. One without a row does not compile. */
export const OVERLAYS: Readonly<Record<OverlayName, Overlay>> = {
  ...MODULES.activities.overlays,
  ...MODULES.app.overlays,
  ...MODULES.agent.overlays,
  ...MODULES.auth.overlays,
  ...MODULES.calendar.overlays,
  ...MODULES.games.overlays,
  ...MODULES.install.overlays,
  ...MODULES.invite.overlays,
  ...MODULES.jackpot.overlays,
  ...MODULES.kyc.overlays,
  ...MODULES.lobby.overlays,
  ...MODULES.mail.overlays,
  ...MODULES.mall.overlays,
  ...MODULES.profile.overlays,
  ...MODULES.protection.overlays,
  ...MODULES.recharge.overlays,
  ...MODULES.rewards.overlays,
  ...MODULES.rights.overlays,
  ...MODULES.support.overlays,
  ...MODULES.wallet.overlays,
};
