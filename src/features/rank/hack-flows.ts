import {
  getSlotsHack,
  getSlotsHackWinners,
  receiveSlotsHack,
} from '../../../contract/rank/slots-hack-calls.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';

export const claimPrize = defineClaim(receiveSlotsHack, getSlotsHack, getSlotsHackWinners);
