import { activities } from '../features/activities/module.ts';
import { agent } from '../features/agent/module.ts';
import { auth } from '../features/auth/module.ts';
import { calendar } from '../features/calendar/module.ts';
import { follow } from '../features/follow/module.ts';
import { games } from '../features/games/module.ts';
import { gifts } from '../features/gifts/module.ts';
import { install } from '../features/install/module.ts';
import { invite } from '../features/invite/module.ts';
import { jackpot } from '../features/jackpot/module.ts';
import { kyc } from '../features/kyc/module.ts';
import { live } from '../features/live/module.ts';
import { lobby } from '../features/lobby/module.ts';
import { lottery } from '../features/lottery/module.ts';
import { mail } from '../features/mail/module.ts';
import { mall } from '../features/mall/module.ts';
import { onboarding } from '../features/onboarding/module.ts';
import { profile } from '../features/profile/module.ts';
import { protection } from '../features/protection/module.ts';
import { push } from '../features/push/module.ts';
import { rank } from '../features/rank/module.ts';
import { recharge } from '../features/recharge/module.ts';
import { rewards } from '../features/rewards/module.ts';
import { rights } from '../features/rights/module.ts';
import { support } from '../features/support/module.ts';
import { wallet } from '../features/wallet/module.ts';
import { app } from './module.ts';

/** Every manifest, in a chunk that is loaded with the first page, overlay or popup after the lobby. */
export const MODULES = {
  activities,
  app,
  agent,
  auth,
  calendar,
  follow,
  games,
  install,
  invite,
  gifts,
  lottery,
  jackpot,
  kyc,
  live,
  lobby,
  mail,
  mall,
  onboarding,
  profile,
  protection,
  push,
  recharge,
  rank,
  rewards,
  rights,
  support,
  wallet,
};
