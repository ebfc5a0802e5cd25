import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import type { CallData } from '../contract/call.ts';
import type { appConfigSchema } from '../contract/config/app-config.ts';
import type { activityGetStatusList, getAfterLoginInfoWeb } from '../contract/config/refresh-calls.ts';
import type { PlayerGameData, SessionInfo, UserInfo } from '../contract/profile/user.ts';
import type { FamilyDecision } from '../contract/protection/family-calls.ts';
import type { Forfeiture } from '../contract/wallet/forfeiture-calls.ts';
import type { RecordKind } from '../contract/wallet/record-calls.ts';
import type { ConfigEntry } from './config-entry.ts';
import type { Db, Fragment, Sql, Tx } from './db/sql.ts';
import type { Locale } from './localization/localized.ts';
import type { Outbox } from './outbox.ts';
import type { PersonRegisters } from './person-registers.ts';
import type { Sealer } from './seal.ts';
import type { SeedTable } from './sealed-seed.ts';
import type { Settings } from './settings.ts';

/** What a hook may use of a context; a type of its own, as the context carries the hooks. */
export interface HookContext {
  readonly sql: Sql;
  readonly registers: PersonRegisters;
  readonly clock: { now(): number };
  readonly log: Logger;
  readonly hooks: Hooks;
}

/** All red dots of a member, as `activityGetStatusList` answers them. */
export type RedDotAnswers = Required<CallData<typeof activityGetStatusList>>;

/** How a journal stands in a player's records. */
interface JournalRecord {
  readonly kind: RecordKind;
  /** A bet's journal that pays a prize: it counts as won, where all others of bets count as staked. */
  readonly isWon?: true;
}

/** By the journal's kind. */
export type JournalRecords = Readonly<Record<string, JournalRecord>>;

/** A day's play of one lottery, in cents. */
export interface StakedBesideGames {
  /** Calendar day of the market. */
  readonly day: string;
  readonly product: string;
  readonly staked: number;
  readonly won: number;
  /** Purchases. */
  readonly rounds: number;
}

export type AppConfigInput = z.input<typeof appConfigSchema>;

/** What config says of a visitor's config by itself. */
type OwnAppConfig = Pick<
  AppConfigInput,
  | 'appCustomerServiceQueue'
  | 'clientConfig'
  | 'configVersion'
  | 'feedbackConfig'
  | 'gameResourceUrl'
  | 'gamesOrigin'
  | 'genericImages'
  | 'h5ClientMode'
  | 'isSandbox'
  | 'maintenance'
  | 'market'
  | 'platforms'
  | 'propConfigMap'
  | 'unitValues'
>;

/** What the other domains say of it, and what the lobby's bonus comes to, which stands among the client's values. */
export type ToldAppConfig = Omit<AppConfigInput, keyof OwnAppConfig> &
  Pick<AppConfigInput['clientConfig'], 'lobbyBonusAmount'>;

/** For whom a part of the config is read. */
export interface AppConfigQuestion {
  readonly sql: Sql;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly locale: Locale;
  /** The market's, for `{age}` in a text. */
  readonly minimumAge: number;
  /** Whether anything may be offered to this visitor. */
  readonly isOffered: boolean;
}

/** A player's session at a moment, in milliseconds since 1970. */
export interface SessionQuery {
  readonly playerId: string;
  readonly sessionId: string;
  readonly now: number;
}

/** A player at a moment, in milliseconds since 1970. */
export interface UserQuery {
  readonly playerId: string;
  /** Their betting turnover of all time, in cents. */
  readonly bet: number;
  readonly now: number;
}

/** Who acts, the player or an operator, and when. */
export interface Occasion {
  readonly context: { readonly newId: () => string; readonly clock: HookContext['clock'] };
  readonly ip: string;
}

export interface ShutAccount {
  readonly playerId: string;
  readonly status: 'excluded' | 'closed';
}

/** A number or an account at a provider that somebody has proven to own. */
export interface VerifiedIdentity {
  readonly kind: 'phone' | 'google' | 'facebook' | 'line';
  readonly value: string;
}

/** What the identity documents of a player say of them. */
export interface IdentityMarks {
  /** As last submitted; empty without a document. */
  readonly name: string;
  /** Marks of the approved documents' numbers. */
  readonly documents: readonly Buffer[];
}

/**
 * A deposit whose payment has arrived and is checked. Paid in time, it counts before the open ones that were requested
 * after it; paid late, it counts after all open ones.
 */
export interface ArrivedDeposit {
  readonly id: string;
  readonly isInTime: boolean;
}

/** Deposits of a player between two moments, in milliseconds since 1970. */
export interface DepositSpan {
  readonly playerId: string;
  /** A moment. */
  readonly since: Fragment;
  readonly now: number;
  /** Null: all that are open count. */
  readonly arrived: ArrivedDeposit | null;
}

export interface PlayAllowance {
  /** On a break a player may start nothing new; what was earned before may still be released. */
  readonly isBreakAllowed?: boolean;
}

/** The page of a studio's game as it is played now. */
export interface HostedPage {
  readonly version: number;
  readonly origin: string;
  /** The page's address for a game session. */
  address(launch: { readonly token: string; readonly isPlayMoney: boolean }): string;
}

/** A game that the server of a studio decides. */
export interface RemoteGame {
  readonly aggregator: string;
  /** As the aggregator calls it. */
  readonly code: string;
  readonly studio: string;
}

/** Asks the aggregator for the page of a remote game, which takes seconds where it does not answer. */
export interface RemotePage {
  /** Ours: where the page sends who leaves it. */
  readonly gamesOrigin: string;
  /**
   * @param player what may leave of them; null: for play money, which is nobody's
   * @throws CallError studioDown
   */
  open(
    player: { readonly token: string; readonly pseudonym: string } | null,
  ): Promise<{ readonly url: string }>;
}

/** For whom a page of a studio is opened. */
export interface HostedPageQuestion {
  readonly slug: string;
  /** Our origin as the caller used it. */
  readonly requestUrl: { readonly protocol: 'http' | 'https'; readonly host: string };
  readonly userAgent: string;
  readonly locale: Locale;
}

/** What one module says for all. */
export interface SingleHooks {
  readonly outbox: Outbox;
  /** Under the player's lock, before the account's sessions end. */
  readonly accountShut: (tx: Tx, occasion: Occasion, shut: ShutAccount) => Promise<void>;
  /** @throws CallError gameMaintenance where a studio's game cannot be played in this process */
  readonly hostedPage: (
    context: HookContext & { readonly settings: Settings },
    asked: HostedPageQuestion,
  ) => Promise<HostedPage>;
  /** @throws CallError gameMaintenance where no game of the aggregator can be started, which the log explains */
  readonly remotePage: (
    context: HookContext & { readonly settings: Settings },
    game: RemoteGame,
    asked: Omit<HostedPageQuestion, 'slug'>,
  ) => Promise<RemotePage>;
  /** Whether the calendar's door of this day waits. */
  readonly isDoorOpen: (context: HookContext, playerId: string) => Promise<boolean>;
  /**
   * Takes the player's lock.
   * @returns when this was found
   * @throws CallError selfExcluded, restrictedPerson, accountClosed or onBreak
   */
  readonly assertMayPlay: (
    tx: Tx,
    clock: HookContext['clock'],
    playerId: string,
    allowing?: PlayAllowance,
  ) => Promise<number>;
  /** Since when the time of a session that is opened at `now` counts. */
  readonly findPlayedFrom: (db: Db, playerId: string, now: number) => Promise<number>;
  readonly identityMarks: (tx: Tx, playerId: string) => Promise<IdentityMarks>;
  readonly isExcludedIdentity: (db: Db, sealer: Sealer, known: VerifiedIdentity) => Promise<boolean>;
  /** In the transaction that makes the player. */
  readonly playerMade: (
    tx: Tx,
    made: { readonly playerId: string; readonly now: number; readonly ip: string },
  ) => Promise<void>;
  /** A player signs in on a device that others may have used before. */
  readonly deviceTaken: (
    tx: Tx,
    taken: { readonly playerId: string; readonly tokenHash: Buffer },
  ) => Promise<void>;
  /** A player has signed in on a device for the first time. */
  readonly deviceAdded: (
    tx: Tx,
    added: { readonly playerId: string; readonly deviceId: string; readonly now: number },
  ) => Promise<void>;
  /** @throws CallError onBreak or sessionTimeUp */
  readonly rejectPlay: (db: Db, asked: SessionQuery) => Promise<void>;
  /** @throws CallError stakeLimitReached or lossLimitReached */
  readonly rejectUsedUpLimit: (db: Db, hooks: Hooks, playerId: string, now: number) => Promise<void>;
  /** @throws CallError legalChanged */
  readonly rejectStaleTerms: (db: Db, playerId: string, now: number) => Promise<void>;
  /** By the market's days `from` to `to`, both included. */
  readonly stakedBesideGames: (
    tx: Tx,
    span: { readonly playerId: string; readonly from: string; readonly to: string },
  ) => Promise<StakedBesideGames[]>;
  /** Real money staked in a sign-in session, and what that won. Cents. */
  readonly stakedInSessionBesideGames: (
    db: Db,
    playerId: string,
    sessionId: string,
  ) => Promise<{ staked: number; won: number }>;
  /** What a session has staked and won in real money, and what holds for its player. */
  readonly sessionPlay: (
    db: Db,
    hooks: Hooks,
    asked: SessionQuery,
  ) => Promise<Required<Pick<SessionInfo, 'staked' | 'won' | 'restrictions'>>>;
  /** A value of SQL: cents deposited in the span. A deposit that can still be paid counts as paid. */
  readonly depositedSince: (db: Db, span: DepositSpan) => Fragment;
  /** Whether a deposit of the player waits for its payment. */
  readonly isMoneyPending: (db: Db, playerId: string, now: number) => Promise<boolean>;
  /** Whether a ticket that cost no money has won any. */
  readonly hasFreeWin: (db: Db, playerId: string) => Promise<boolean>;
  /** Whether anything may be offered to this player: a draw, an activity, a reward. */
  readonly mayBeOffered: (context: HookContext, playerId: string) => Promise<boolean>;
  /** The tokens of a VIP level's skin; null where no level has this `showType`. */
  readonly readVipTokens: (db: Db, showType: string) => Promise<Record<string, string> | null>;
  /** Whether a payment to or from the player is not at its end. */
  readonly isMoneyOnTheWay: (tx: Tx, playerId: string) => Promise<boolean>;
}

export interface EndedSession {
  readonly playerId: string;
  /** Null: all of the player's. */
  readonly sessionId: string | null;
  readonly now: number;
}

/** A person who is erased, as they were known until now. */
export interface ErasedPlayer {
  readonly playerId: string;
  /** Empty where none is known. */
  readonly mobile: string;
  /** As the player and their client know it. */
  readonly displayId: number;
}

/** A sign-in that is refused. */
export interface RefusedSignIn {
  readonly playerId: string;
  readonly key: 'selfExcluded' | 'accountClosed' | 'restrictedPerson';
  /** Of the account; a register may be the reason while it is `open`. */
  readonly status: 'open' | 'excluded' | 'closed' | 'restricted';
}

/** What the refused player is told. */
export interface RefusalDetails {
  /** Of the player's own exclusion; null: permanent. */
  readonly until?: number | null;
  readonly forfeiture?: Forfeiture;
  readonly familyExclusion?: FamilyDecision;
}

/** For how many players a domain's rows do not sum to their account in the ledger. */
export interface LedgerChecks {
  /** What is set aside for withdrawals is not the sum of the open ones. */
  readonly wrongWithdrawals: number;
  /** The bonus account is not the sum of the running bonuses. */
  readonly wrongBonuses: number;
  /** What is held is not the sum of the payments that are refunded. */
  readonly wrongHeld: number;
  /** The stakes in rounds are not the sum of the open rounds, by real and by play money. */
  readonly wrongInRounds: number;
  /** The wins that wait are not the sum of the rounds whose win waits, by real and by play money. */
  readonly wrongOwed: number;
  /** The entered tickets are not those of the lotteries that are not settled. */
  readonly wrongEntered: number;
}

/** Answers to which several modules give their parts. */
export interface SharedAnswers {
  readonly redDots: RedDotAnswers;
  readonly refusalDetails: RefusalDetails;
  /** A player in wire format, less what sign-in knows of them. */
  readonly userInfo: Pick<
    UserInfo,
    'nickname' | 'avatar' | 'avatarOther' | 'hasUserOther' | 'vip' | 'userLevel' | 'hasSafeboxPassword'
  >;
  /** What a client is sent after a sign-in. */
  readonly afterLogin: Omit<PlayerGameData, 'shareUrlMap'> &
    Pick<CallData<typeof getAfterLoginInfoWeb>, 'activityIds'>;
  readonly appConfig: ToldAppConfig;
  readonly ledgerChecks: LedgerChecks;
}

/** What several modules say. */
export interface SharedHooks {
  /** A condition of SQL on the row `game` of a game session: true where its player's stake may be refused. */
  readonly stakeBars: (db: Db, now: number) => Fragment;
  /** A domain's own red dots of a member. `now`: milliseconds since 1970. */
  readonly redDots: (
    context: HookContext,
    playerId: string,
    now: number,
  ) => Promise<Partial<SharedAnswers['redDots']>>;
  readonly refusalDetails: (
    db: Db,
    refused: RefusedSignIn,
  ) => Promise<Partial<SharedAnswers['refusalDetails']>>;
  readonly userInfo: (db: Db, asked: UserQuery) => Promise<Partial<SharedAnswers['userInfo']>>;
  readonly afterLogin: (
    context: HookContext,
    asked: { readonly playerId: string; readonly locale: Locale },
  ) => Promise<Partial<SharedAnswers['afterLogin']>>;
  /** A domain's own part of a visitor's config. */
  readonly appConfig: (asked: AppConfigQuestion) => Promise<Partial<SharedAnswers['appConfig']>>;
  /** When such a part that follows the clock changes next; milliseconds since 1970, null for never. */
  readonly nextConfigChange: (db: Db, now: number) => Promise<number | null>;
  /** After the end, in its transaction where it has one. */
  readonly sessionEnded: (db: Db, ended: EndedSession) => Promise<void>;
  /** Deletes or blanks what a domain has of the person, under the player's lock; what proves movements of money stays. */
  readonly erase: (tx: Tx, erased: ErasedPlayer) => Promise<void>;
  /** Compares accounts of the ledger with all rows of the domain that they sum up. */
  readonly ledgerChecks: (db: Db) => Promise<Partial<SharedAnswers['ledgerChecks']>>;
  /** Tables whose seeds are sealed until they are revealed. */
  readonly seedTables: () => readonly SeedTable[];
  /** Drops what an operator has requested or half approved. `name` is theirs. */
  readonly operatorRetired: (
    tx: Tx,
    retired: { readonly name: string; readonly now: number },
  ) => Promise<void>;
}

/** Of each what all modules say, in the modules' order. */
export type SharedLists = {
  readonly [Name in keyof SharedHooks]: readonly SharedHooks[Name][];
};

/** What one module says. */
export type ModuleHooks = Partial<SingleHooks & SharedHooks>;

/**
 * What a domain hears from those above it (docs/decisions/0950-ranks-of-the-server.md). The modules speak, `modules.ts` collects,
 * and the context hands it on.
 */
export interface Hooks extends SingleHooks, SharedLists {
  readonly journals: JournalRecords;
  /** The keys of each domain, by the name of its folder. */
  readonly config: Readonly<Record<string, readonly ConfigEntry[]>>;
}
