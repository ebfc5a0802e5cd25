import { activities } from './activities/module.ts';
import { agent } from './agent/module.ts';
import { logAuditHead } from './audit/log-audit-head-job.ts';
import { auth } from './auth/module.ts';
import { admit, touchSession } from './auth/public/admit.ts';
import { deviceSubject } from './auth/public/known-devices.ts';
import { calendar } from './calendar/module.ts';
import { callerFaults } from './caller-faults.ts';
import { config } from './config/module.ts';
import { readFirstAnswer } from './config/public/first-answer.ts';
import { DEFAULT_PAGE_MESSAGES, readPageMessages } from './config/public/page-messages.ts';
import { seedDatabase } from './db/seed-database.ts';
import type { Sql } from './db/sql.ts';
import { eventLog } from './event-log/module.ts';
import { droppedEvents } from './event-log/public/dropped-events.ts';
import { assertEventBudget } from './event-log/public/event-budget.ts';
import { follow } from './follow/module.ts';
import { games } from './games/module.ts';
import { findGameSession, isClosedGame } from './games/public/game-sessions.ts';
import { gifts } from './gifts/module.ts';
import type { Hooks, SharedAnswers, SharedLists, SingleHooks } from './hooks.ts';
import type { ServedCall } from './http/serve-call.ts';
import type { Services } from './http/services.ts';
import { install } from './install/module.ts';
import { invite } from './invite/module.ts';
import { jackpot } from './jackpot/module.ts';
import type { Job } from './jobs/run-jobs.ts';
import { kyc } from './kyc/module.ts';
import { purgeRequestIds } from './ledger/purge-request-ids-job.ts';
import { live } from './live/module.ts';
import { lottery } from './lottery/module.ts';
import { mail } from './mail/module.ts';
import { mall } from './mall/module.ts';
import { collectHooks } from './module.ts';
import { onboarding } from './onboarding/module.ts';
import { AUDIT_COMMANDS } from './ops/audit-commands.ts';
import type { OperatorCommand } from './ops/command.ts';
import { OPERATOR_COMMANDS } from './ops/operator-commands.ts';
import { sealSeeds } from './ops/seal-seeds-job.ts';
import { SEED_COMMANDS } from './ops/seed-commands.ts';
import { profile } from './profile/module.ts';
import { protection } from './protection/module.ts';
import { push } from './push/module.ts';
import { pushMessages } from './push/public/push-figures.ts';
import { rank } from './rank/module.ts';
import { recharge } from './recharge/module.ts';
import { rewards } from './rewards/module.ts';
import { rights } from './rights/module.ts';
import { riskAlerts } from './risk-alerts/module.ts';
import { studios } from './studios/module.ts';
import { studioPages } from './studios/public/studio-pages.ts';
import { support } from './support/module.ts';
import { wallet } from './wallet/module.ts';

/**
 * Every domain of the server by its folder, in the order of the operator's help. It is the order of hooks too: where a
 * session ends, its subscriptions go before its game closes, so that all take the rows' locks in one order.
 */
const DOMAINS = {
  auth,
  profile,
  kyc,
  protection,
  wallet,
  rewards,
  jackpot,
  config,
  activities,
  calendar,
  recharge,
  push,
  games,
  'event-log': eventLog,
  'risk-alerts': riskAlerts,
  rights,
  mail,
  mall,
  invite,
  rank,
  live,
  gifts,
  lottery,
  agent,
  follow,
  onboarding,
  install,
  studios,
  support,
} as const;

const MODULES = Object.values(DOMAINS);

const CALLS = MODULES.flatMap<ServedCall>(({ calls }) => calls);

/** The domains' implementation of what http needs. */
export const services: Services = {
  calls: new Map(CALLS.map((served) => [served.call.name, served])),
  routes: MODULES.flatMap((module) => module.routes),
  frameRoutes: MODULES.flatMap((module) => module.frameRoutes),
  studios: studioPages,
  figures: [callerFaults, droppedEvents, pushMessages],
  admit,
  touchSession,
  findGameCaller: findGameSession,
  isClosedGame,
  deviceSubject,
  assertEventBudget,
  defaultPageMessages: DEFAULT_PAGE_MESSAGES,
  readPageMessages,
  readFirstAnswer,
};

/** Jobs that no domain owns. */
const PLATFORM_JOBS = { sealSeeds, purgeRequestIds, logAuditHead };

type NamesOf<T> = T extends unknown ? keyof T : never;
type JobName = NamesOf<(typeof MODULES)[number]['jobs'] | typeof PLATFORM_JOBS>;

/** Jobs of every half second, which must not wait for others. */
export const promptJobs = { settleSharedRounds: games.jobs.settleSharedRounds } satisfies Record<string, Job>;

/** Jobs that wait for servers of others, and must not delay what is due here. */
export const slowJobs = {
  askClosedStudios: studios.jobs.askClosedStudios,
  listRemoteGames: studios.jobs.listRemoteGames,
  compareRemoteBooks: studios.jobs.compareRemoteBooks,
} satisfies Record<string, Job>;

/**
 * Every other job, in the order of a round: what ends or moves by itself comes before purges. A job of a module
 * that is missing here does not compile.
 */
export const jobs: Readonly<Record<Exclude<JobName, keyof typeof promptJobs | keyof typeof slowJobs>, Job>> =
  {
    sealSeeds: PLATFORM_JOBS.sealSeeds,
    expireDeposits: wallet.jobs.expireDeposits,
    settleDueRounds: games.jobs.settleDueRounds,
    releaseDueWins: games.jobs.releaseDueWins,
    settleDueRemoteBets: games.jobs.settleDueRemoteBets,
    prepareSeedChains: games.jobs.prepareSeedChains,
    countReturns: games.jobs.countReturns,
    revealSeedPairs: games.jobs.revealSeedPairs,
    sendIncidentNotices: games.jobs.sendIncidentNotices,
    sendOperatorMail: mail.jobs.sendOperatorMail,
    sendPushes: push.jobs.sendPushes,
    endBonuses: rewards.jobs.endBonuses,
    renewSeasons: activities.jobs.renewSeasons,
    openOldCards: mall.jobs.openOldCards,
    payInvitePeriods: invite.jobs.payInvitePeriods,
    countRanks: rank.jobs.countRanks,
    emptyOldPackets: gifts.jobs.emptyOldPackets,
    runLotteries: lottery.jobs.runLotteries,
    qualifyMembers: agent.jobs.qualifyMembers,
    moveWithdrawals: wallet.jobs.moveWithdrawals,
    fetchFromProviders: wallet.jobs.fetchFromProviders,
    returnPayments: wallet.jobs.returnPayments,
    reviewIdentities: kyc.jobs.reviewIdentities,
    purgeDocumentImages: kyc.jobs.purgeDocumentImages,
    purgeFamilyRequests: protection.jobs.purgeFamilyRequests,
    purgeSupport: support.jobs.purgeSupport,
    sweepStudioFiles: studios.jobs.sweepStudioFiles,
    purgeOldWindows: auth.jobs.purgeOldWindows,
    purgeOldEvents: eventLog.jobs.purgeOldEvents,
    purgeOldCodes: auth.jobs.purgeOldCodes,
    purgeOldPushes: push.jobs.purgeOldPushes,
    purgeRequestIds: PLATFORM_JOBS.purgeRequestIds,
    endExpiredSessions: auth.jobs.endExpiredSessions,
    makeExports: rights.jobs.makeExports,
    eraseDue: rights.jobs.eraseDue,
    logAuditHead: PLATFORM_JOBS.logAuditHead,
  };

type SaidHooks = NonNullable<(typeof MODULES)[number]['hooks']>;
type UnsaidHooks = Exclude<keyof SingleHooks, NamesOf<SaidHooks>>;
/** What the modules give to an answer, each its part. */
type PartsOf<Name extends keyof SharedAnswers, Said = SaidHooks> =
  Said extends Readonly<Record<Name, (...asked: never[]) => Promise<infer Part>>> ? Part : never;
type UntoldParts = {
  [Name in keyof SharedAnswers]: Exclude<keyof SharedAnswers[Name], NamesOf<PartsOf<Name>>>;
}[keyof SharedAnswers];
type Missing = UnsaidHooks | UntoldParts;

/** A hook that no module says, or a part of an answer that none gives, does not compile: the error names it. */
const said: [Missing] extends [never] ? SingleHooks & SharedLists : Missing = collectHooks(MODULES);

/** What the domains tell those below them. */
export const hooks: Hooks = {
  ...said,
  journals: Object.assign({}, ...MODULES.map((module) => module.journals)),
  config: Object.fromEntries(Object.entries(DOMAINS).map(([domain, module]) => [domain, module.config])),
};

/** Every command of the operator's program. */
export const commands: readonly OperatorCommand[] = [
  ...MODULES.flatMap((module) => module.commands),
  ...AUDIT_COMMANDS,
  ...SEED_COMMANDS,
  ...OPERATOR_COMMANDS,
];

/** The rows that every domain needs before the first visitor. */
export const seedPlatform = (sql: Sql, now: number): Promise<void> =>
  seedDatabase(
    sql,
    now,
    MODULES.map(
      ({ seed }) =>
        (tx, at) =>
          seed(tx, at, hooks),
    ),
  );
