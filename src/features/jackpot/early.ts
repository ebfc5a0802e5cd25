import { ActivityId } from '../../../contract/ids.ts';
import type { EarlyModule } from '../../session/pages/early-module.ts';

export const jackpot: EarlyModule = {
  overlayRules: {
    jackpot: { activity: ActivityId.luckyJackpot, offers: 'claim' },
    'jackpot-board': { activity: ActivityId.luckyJackpot, offers: 'claim' },
  },
  redDots: { jackpot: ['canReceiveDrawChance'] },
};
