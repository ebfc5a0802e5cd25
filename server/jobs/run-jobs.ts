import type { Context } from '../context.ts';
import { dropOldWindows } from '../http/admit.ts';
import { reviewIdentities } from '../services/review-identities.ts';
import { moveWithdrawals } from '../services/send-payouts.ts';
import { askProviders } from './ask-providers.ts';
import { dropKycPictures } from './drop-kyc-pictures.ts';
import { dropOldCodes } from './drop-old-codes.ts';
import { dropOldEvents } from './drop-old-events.ts';
import { dropRequestIds } from './drop-request-ids.ts';
import { endBonuses } from './end-bonuses.ts';
import { endExpiredSessions } from './end-expired-sessions.ts';
import { expireDeposits } from './expire-deposits.ts';
import { eraseDue, makeExports } from './keep-data-rights.ts';
import { tellAuditHead } from './tell-audit-head.ts';

const EVERY_MS = 5_000;

const JOBS: Readonly<Record<string, (context: Context) => Promise<number>>> = {
  expireDeposits,
  endBonuses,
  moveWithdrawals,
  askProviders,
  reviewIdentities,
  dropKycPictures,
  dropOldWindows,
  dropOldEvents,
  dropOldCodes,
  dropRequestIds,
  endExpiredSessions,
  makeExports,
  eraseDue,
  tellAuditHead,
};

export interface RunningJobs {
  /** Resolves when the round in progress has ended; nothing begins after. */
  stop(): Promise<void>;
}

/** Runs every job in turn, again and again. A job that fails is logged and comes round again. */
export function startJobs(context: Context, everyMs = EVERY_MS): RunningJobs {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = setTimeout(begin, everyMs);
  function begin(): void {
    running = runJobs(context).then(() => {
      if (!isStopped) timer = setTimeout(begin, everyMs);
    });
  }
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** One round. */
export async function runJobs(context: Context): Promise<void> {
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      const done = await run(context);
      if (done > 0) context.log.debug({ job, done }, 'job');
    } catch (error) {
      context.log.error({ job, err: error }, 'job failed');
    }
  }
}
