import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getFreeBonus } from '../../../contract/rewards/free-bonus-calls.ts';
import { getRewardProgrammes } from '../../../contract/rewards/programme-calls.ts';
import { betBonus } from '../../../contract/rewards/rebate-calls.ts';
import { getTaskUser } from '../../../contract/rewards/task-calls.ts';
import { getVipInfo, getVipLevelAudit } from '../../../contract/rewards/vip-calls.ts';
import { useCall } from '../../session/calls/use-call.ts';

const SILENT = { isSilent: true } as const;

/** Levels with their rewards, and what can be claimed now. */
export const useVip = () => useCall(getVipInfo, {}, SILENT);

/** Reads what the player needs to keep the level. */
export const useLevelAudit = () => useCall(getVipLevelAudit, {}, SILENT);

export const useRebate = () => useCall(betBonus, { type: 1 }, SILENT);

export const useTasks = () => useCall(getTaskUser, {}, SILENT);

export const useFreeBonus = () => useCall(getFreeBonus, {}, SILENT);

/** What the operator offers for a time. */
export const useProgrammes = () => useCall(getRewardProgrammes, {}, SILENT);

/** Bonuses that run or have ended, and offers with a deposit. */
export const useBonusState = () => useCall(getBonusState, {}, SILENT);
