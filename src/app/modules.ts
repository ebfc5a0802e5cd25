import { auth } from '../features/auth/module.ts';
import { fair } from '../features/fair/module.ts';
import { games } from '../features/games/module.ts';
import { guide } from '../features/guide/module.ts';
import { jackpot } from '../features/jackpot/module.ts';
import { kyc } from '../features/kyc/module.ts';
import { legal } from '../features/legal/module.ts';
import { member } from '../features/member/module.ts';
import { notices } from '../features/notices/module.ts';
import { protection } from '../features/protection/module.ts';
import { report } from '../features/report/module.ts';
import { rights } from '../features/rights/module.ts';
import { support } from '../features/support/module.ts';
import { wallet } from '../features/wallet/module.ts';
import { app } from './module.ts';

/** Every manifest, in a chunk that is loaded with the first page, overlay or popup after the lobby. */
export const MODULES = {
  app,
  auth,
  fair,
  games,
  guide,
  jackpot,
  kyc,
  legal,
  member,
  notices,
  protection,
  report,
  rights,
  support,
  wallet,
};
