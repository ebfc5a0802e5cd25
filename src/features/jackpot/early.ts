import { ActivityId } from '../../../contract/ids.ts';
import type { EarlyModule } from '../../session/early-module.ts';

export const jackpot: EarlyModule = {
  overlayRules: {
    jackpot: { activity: ActivityId.luckyJackpot },
    'jackpot-board': { activity: ActivityId.luckyJackpot },
  },
  badges: { jackpot: ['canReceiveDrawChance'] },
};
