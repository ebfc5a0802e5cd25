import { createStore } from 'zustand/vanilla';
import type { RedDots } from '../../../contract/config/app-config.ts';

const NO_RED_DOTS: RedDots = {
  spinAwardFlag: false,
  taskAwardFlag: false,
  agent5AwardFlag: false,
  vipAwardFlag: false,
  signInFlag: false,
  emailAwardFlag: false,
  canReceiveDrawChance: false,
  diamondMallRedDot: false,
  hasTask: false,
  hasMail: false,
  hasSignUpBonus: false,
};

export const redDotStore = createStore<RedDots>()(() => NO_RED_DOTS);

export function clearRedDots(): void {
  redDotStore.setState(NO_RED_DOTS, true);
}
