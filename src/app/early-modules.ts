import { auth } from '../features/auth/early.ts';
import { jackpot } from '../features/jackpot/early.ts';
import { mail } from '../features/mail/early.ts';
import { mall } from '../features/mall/early.ts';
import { profile } from '../features/profile/early.ts';
import { protection } from '../features/protection/early.ts';
import { rewards } from '../features/rewards/early.ts';
import type { EarlyModule } from '../session/pages/early-module.ts';
import { app } from './early.ts';

/** The part of the manifests that comes with the first script. */
export const EARLY_MODULES: readonly EarlyModule[] = [
  app,
  auth,
  jackpot,
  mail,
  mall,
  profile,
  protection,
  rewards,
];
