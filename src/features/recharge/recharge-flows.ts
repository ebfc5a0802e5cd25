import {
  activityAwardGetLog,
  getRechargeAwards,
  receiveAddupAwardById,
} from '../../../contract/recharge/recharge-calls.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';

export const claimStep = defineClaim(receiveAddupAwardById, getRechargeAwards, activityAwardGetLog);
