import * as z from 'zod/mini';
import {
  centsField,
  clientSeedField,
  commitField,
  defineCall,
  flagField,
  numericIdField,
  playerSeedField,
  requestIdField,
  timeField,
} from '../call.ts';
import { MAX_ACTS } from '../limits.ts';
import { seedChainSchema } from '../seed-chain.ts';
import { openSeedPairSchema } from './seed-pair-calls.ts';
import { sharedProofSchema } from './shared-proof.ts';

export const startGame = defineCall('startGame', {
  access: 'member',
  isRepeatable: false,
  about: 'Opens a game session and returns its address with a one-time launch token.',
  body: z.object({ gameId: numericIdField, tryIt: flagField, activityId: z.optional(numericIdField) }),
  data: z.object({
    /**
     * Absolute, on the games' own origin with the launch token in the fragment, so that no log ever sees it; for a studio's game
     * on that game's origin, with its session as the studios' pages want it. For a remote game on its aggregator's origin.
     */
    url: z.string(),
    /** Empty for a remote game for play money, which has no session here. */
    gameSessionId: z.string(),
    gamesOrigin: z.string(),
  }),
  errors: [
    'gameUnknown',
    'gameComing',
    'gameMaintenance',
    'studioDown',
    'maintenance',
    'legalChanged',
    'onBreak',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'sessionTimeUp',
    'stakeLimitReached',
    'lossLimitReached',
  ],
});

export const exitGame = defineCall('exitGame', {
  access: 'member',
  isOpenInMaintenance: true,
  about: 'Closes the player’s open game sessions; money is back in the balance when it answers.',
  body: z.object({ gameSessionId: z.optional(z.string().check(z.maxLength(64))) }),
  data: z.object({ coin: centsField }),
});

export const gameLike = defineCall('gameLike', {
  access: 'member',
  about: 'Adds a game to the favourites or removes it.',
  body: z.object({ gameId: numericIdField, isLiked: z.boolean() }),
  data: z.object({ gameLikeIds: z.array(z.int()) }),
  errors: ['gameUnknown'],
});

/** What a round has from its first moment on. */
const anyRoundSchema = z.object({
  roundId: z.string(),
  gameId: z.int(),
  /** Of the game, as in the catalogue. */
  slug: z.string(),
  isPlayMoney: z.boolean(),
  /** Whatever the game makes of it, as of `outcome`: each is read by the game's own schema. */
  bet: z.unknown(),
  /** What the player did within the round, in order; empty where the bet decides alone. */
  acts: z.array(z.unknown()),
  /** Everything staked in it. */
  stake: centsField,
  outcome: z.unknown(),
});

/** A round that waits for an act of the player. Its outcome has nothing in it that is still hidden. */
const openRoundSchema = z.extend(anyRoundSchema, {
  openedAt: timeField,
  /** When it is settled by the published rule of its game if the player does nothing more. */
  settlesAt: timeField,
  proof: z.object({
    commit: z.string(),
    clientSeed: z.string(),
    nonce: z.nullable(z.int()),
    maths: z.string(),
  }),
});
export type OpenRound = z.output<typeof openRoundSchema>;

/** A settled round with its fairness proof. */
export const gameRoundSchema = z.extend(anyRoundSchema, {
  /** How many of the acts, counted from the last, were made by the published rule for an absent player. */
  absentActs: z.int(),
  win: centsField,
  settledAt: timeField,
  proof: z.object({
    /** SHA-256 of `serverSeed`, shown before the stake. Hex. */
    commit: z.string(),
    /** Null while its seed pair is open: the round cannot be checked yet. Hex. */
    serverSeed: z.nullable(z.string()),
    clientSeed: z.string(),
    /** The place of the bet among those of its seed pair. Null for a round that has seeds of its own. */
    nonce: z.nullable(z.int()),
    /** Which maths decided, like `royal-sevens@1`. */
    maths: z.string(),
    /** Of a round that all players share, unless it is older than the hash chains. */
    shared: z.optional(sharedProofSchema),
  }),
});
export type GameRound = z.output<typeof gameRoundSchema>;

const gameStateSchema = z.object({
  gameId: z.int(),
  slug: z.string(),
  isPlayMoney: z.boolean(),
  balance: centsField,
  /** Stakes on offer, ascending. */
  stakes: z.array(centsField),
  defaultStake: centsField,
  /** The seed pair of the player that decides bets now. Null until one is opened with `game/rotateSeedPair`. */
  seedPair: z.nullable(openSeedPairSchema),
  /** The commitment of the server seed that comes next. Hex. */
  nextCommit: z.string(),
  /** The last round when the player has not been shown its end. */
  unshownRound: z.nullable(gameRoundSchema),
  /** The round of this game that waits for the player. */
  openRound: z.nullable(openRoundSchema),
  cycleMs: z.int(),
});

/** The calls of a game frame. The names are ours: the specification does not cover the inside of games. */
export const gameOpen = defineCall('game/open', {
  access: 'guest',
  ignores401: true,
  isRepeatable: false,
  about:
    'Exchanges the one-time launch token, or a still valid frame token after a reload, for a game session.',
  body: z.object({ launchToken: z.optional(z.string()), gameToken: z.optional(z.string()) }),
  data: z.extend(gameStateSchema, { gameToken: z.string() }),
  errors: ['launchTokenInvalid', 'gameSessionEnded'],
});

/** How far a round has come: it is either settled or open. */
const progressSchema = z.object({
  round: z.nullable(gameRoundSchema),
  openRound: z.nullable(openRoundSchema),
  balance: centsField,
  /** As it is after the call. Null in a shared round, which has seeds of its own. */
  seedPair: z.nullable(openSeedPairSchema),
});
export type RoundProgress = z.output<typeof progressSchema>;

export const gameBet = defineCall('game/bet', {
  access: 'game',
  movesMoney: true,
  ignores401: true,
  about: 'Stakes a bet in one transaction. A round that the bet decides is settled in it, any other is open.',
  body: z.object({
    requestId: requestIdField,
    /** JSON of at most `MAX_BET_CHARS`; the game of the session says what a bet is. */
    bet: z.unknown(),
    /** Of the open seed pair; in a shared round the SHA-256 of the player's own, which is revealed once bets are closed. Hex. */
    clientSeed: playerSeedField,
    /** Of the open seed pair, or of the shared round. */
    commit: commitField,
  }),
  data: progressSchema,
  errors: [
    'seedChanged',
    'balanceTooLow',
    'stakeNotOffered',
    'betNotOffered',
    'roundTooSoon',
    'roundRunning',
    'gameSessionEnded',
    'requestIdReused',
    'gameMaintenance',
    'invalidValue',
    'legalChanged',
    'onBreak',
    'stakeLimitReached',
    'lossLimitReached',
    'sessionTimeUp',
    'realityCheckDue',
    'betsClosed',
  ],
});

export const gameAct = defineCall('game/act', {
  access: 'game',
  movesMoney: true,
  // A flight does not wait for the end of a maintenance. What stakes more is refused by the handler.
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'Acts in an open round, with what the act stakes in addition; the last act settles it.',
  body: z.object({
    requestId: requestIdField,
    roundId: z.string().check(z.maxLength(64)),
    /**
     * JSON of at most `MAX_BET_CHARS`; the game of the round says what an act is. In a shared round it only says that the
     * player acts: the server's clock says when.
     */
    act: z.unknown(),
    /** Acts that the player has seen in the round: this is the one after them. */
    after: z.int().check(z.gte(0), z.lte(MAX_ACTS)),
  }),
  data: progressSchema,
  errors: [
    'actNotAllowed',
    'roundUnknown',
    'roundSettled',
    'roundAdvanced',
    'actTooLate',
    'balanceTooLow',
    'gameSessionEnded',
    'requestIdReused',
    'gameMaintenance',
    'invalidValue',
    'legalChanged',
    'onBreak',
    'stakeLimitReached',
    'lossLimitReached',
    'sessionTimeUp',
    'realityCheckDue',
  ],
});

/** A round that all players of a game share, as far as everybody may know it. */
const sharedRoundSchema = z.object({
  id: z.string(),
  /** Counts the rounds of the game. */
  number: z.int(),
  /** SHA-256 of the seed that decides it; a bet names it. In a chain it is the link of the round before. Hex. */
  commit: z.string(),
  /** Null for a round that has a seed of its own. */
  chain: z.nullable(z.extend(seedChainSchema, { position: z.int() })),
  opensAt: timeField,
  /** When it stops to take bets. */
  closesAt: timeField,
  /**
   * What the first bets of a closed round carry, in order: no entry is added after this. Null before bets close, and from
   * the start on. A bettor reveals the seed once the own hash is among them.
   */
  entryHashes: z.nullable(z.array(z.string())),
  /** When it stops to take the seeds of its bettors, and starts; null where it starts at `closesAt`. */
  revealsCloseAt: z.nullable(timeField),
  /** Null until it starts. */
  startedAt: z.nullable(timeField),
  /** Bets in it. */
  bets: z.int(),
  /** Null until everybody may know it, like all below. */
  result: z.unknown(),
  resultAt: z.nullable(timeField),
  serverSeed: z.nullable(z.string()),
  clientSeed: z.nullable(z.string()),
  /** When the next one opens. */
  nextAt: z.nullable(timeField),
});
export type SharedRound = z.output<typeof sharedRoundSchema>;

/** What the player has in a shared round: a bet, or how it ended. */
const ownPartSchema = z.object({
  /** With its act once it is cashed out. */
  bet: z.nullable(openRoundSchema),
  /** Settled, and not shown yet. */
  round: z.nullable(gameRoundSchema),
  balance: centsField,
});
export type OwnPart = z.output<typeof ownPartSchema>;

const watchedSchema = z.object({
  /** The server's time at this answer. */
  now: timeField,
  /** What a caller has seen with this answer; to be sent with the next one. */
  seen: z.string(),
  round: sharedRoundSchema,
  /** Results of the rounds before, the latest first. */
  past: z.array(z.object({ id: z.string(), number: z.int(), result: z.unknown() })),
  /** Null unless it was asked for. */
  own: z.nullable(ownPartSchema),
});
export type WatchedRound = z.output<typeof watchedSchema>;

export const gameWatch = defineCall('game/watch', {
  access: 'game',
  isBackground: true,
  isOpenInMaintenance: true,
  ignores401: true,
  about:
    'Tells how the shared round of the session’s game stands. It waits up to a second for something that the caller has not seen.',
  body: z.object({
    seen: z.optional(z.string().check(z.maxLength(80))),
    wantsOwn: z.optional(z.boolean()),
    /** The client seed of the player's bet, whose hash came with it. It counts between the last bet and the start. */
    reveal: z.optional(z.object({ roundId: z.string().check(z.maxLength(64)), clientSeed: clientSeedField })),
  }),
  data: watchedSchema,
  errors: ['gameSessionEnded', 'gameMaintenance', 'actNotAllowed'],
});

export const gameRoundShown = defineCall('game/roundShown', {
  access: 'game',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'Says that the player has seen the end of a round; it is not shown again after a reload.',
  body: z.object({ roundId: z.string().check(z.maxLength(64)) }),
  data: z.object({ balance: centsField }),
  errors: ['roundUnknown', 'gameSessionEnded'],
});
