import type { EarlyModule } from '../../session/pages/early-module.ts';

/** Points and diamonds are reached from the bonus centre. */
export const mall: EarlyModule = {
  redDots: { bonus: ['diamondMallRedDot'] },
};
