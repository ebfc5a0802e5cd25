import { agent } from '../features/agent/module.ts';
import { auth } from '../features/auth/module.ts';
import { games } from '../features/games/module.ts';
import { jackpot } from '../features/jackpot/module.ts';
import { kyc } from '../features/kyc/module.ts';
import { lobby } from '../features/lobby/module.ts';
import { mail } from '../features/mail/module.ts';
import { mall } from '../features/mall/module.ts';
import { profile } from '../features/profile/module.ts';
import { protection } from '../features/protection/module.ts';
import { rewards } from '../features/rewards/module.ts';
import { rights } from '../features/rights/module.ts';
import { support } from '../features/support/module.ts';
import { wallet } from '../features/wallet/module.ts';
import { app } from './module.ts';

/** Every manifest, in a chunk that is loaded with the first page, overlay or popup after the lobby. */
export const MODULES = {
  app,
  agent,
  auth,
  games,
  jackpot,
  kyc,
  lobby,
  mail,
  mall,
  profile,
  protection,
  rewards,
  rights,
  support,
  wallet,
};
