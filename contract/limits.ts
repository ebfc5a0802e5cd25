/** Numbers that client and server share, each with its unit. Source: the product's constants list. */

export const REQUEST_TIMEOUT_MS = { default: 10_000, '3g': 30_000, '2g': 20_000, 'slow-2g': 20_000 } as const;
export const HEARTBEAT_MS = 60_000;
/** Between two requests for the balances while money is on its way. */
export const PENDING_MONEY_MS = 20_000;
export const EVENT_BATCH_SIZE = 20;
export const EVENT_FLUSH_MS = 2_000;
export const JACKPOT_REFRESH_MS = 6_000;
/** The platform reads the pools this often for the amounts on the board: as often as each page asks. */
export const JACKPOT_READING_MS = HEARTBEAT_MS;
/** A page knows the path that is walked now and the one that follows: it asks only once a reading. */
export const JACKPOT_READINGS = 3;
export const WINNERS_STEP_MS = 2_000;
export const JACKPOT_RANK_PAGE_SIZE = 10;
export const JACKPOT_RECORD_PAGE_SIZE = 20;
export const RECORD_PAGE_SIZE = 20;
/** Page size of records for an export file. */
export const RECORD_EXPORT_PAGE_SIZE = 200;
export const SPIN_DEBOUNCE_MS = 300;
export const AGE_MODAL_DELAY_MS = 300;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 2_000;
export const LOCALE_COOKIE_DAYS = 365;
export const ICON_TIMEOUT_MS = 5_000;
export const ICON_ROTATE_MS = 750;
export const ICON_MAX_URL = 500;
export const ACCESS_TOKEN_KEY = 'access_token';
export const CHANNEL = 'WEB';

/** Bodies above this are refused with 413. Bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Polling interval of a pending deposit; there is no push channel. */
export const DEPOSIT_POLL_MS = 3_000;

/** A payment that does not match its deposit is decided within this time. */
export const PAYMENT_REVIEW_MS = 3 * 86_400_000;
/** A refund is sent within this time. */
export const PAYMENT_RETURN_MS = 7 * 86_400_000;

export const DEFAULT_MIN_DEPOSIT_CENTS = 100;
export const DEFAULT_MIN_DEPOSIT_AFTER_FIRST_CENTS = 10_000;

export const SESSION_MAX_MS = 24 * 3_600_000;
/** Idle means without activity of the player; the heartbeat is none. */
export const SESSION_IDLE_MS = 30 * 60_000;
/** How long a sign-in or a step-up holds. */
export const STEP_UP_MS = 10 * 60_000;
export const LOCK_AFTER_FAILURES = 10;
export const LOCK_MS = 15 * 60_000;
/** A code that was sent by message is valid this long. */
export const CODE_VALID_MS = 5 * 60_000;
/** From one code to a number until the next. */
export const CODE_WAIT_MS = 60_000;
/** Wrong codes until a new one is needed. */
export const CODE_TRIES = 5;
/** Lifetime of a registration ticket after a number or a provider identity was proven. */
export const TICKET_MS = 30 * 60_000;
/** From the redirect to a sign-in provider until the return. */
export const SOCIAL_ATTEMPT_MS = 10 * 60_000;

/** Wrong withdraw passwords until it is locked, for the duration of an account's lock. */
export const WITHDRAW_PASSWORD_TRIES = 5;
/** A player can store this many payout accounts. */
export const MAX_PAYOUT_ACCOUNTS = 5;

/** A slot's cycle from one stake to the next, enforced by client and server. */
export const SLOT_CYCLE_MS = 2_500;
/** The same for every other game. Acts within a round do not wait. */
export const GAME_CYCLE_MS = 5_000;
/** A bet of a game as JSON text, and how deep its lists and objects may lie in each other. */
export const MAX_BET_CHARS = 2_048;
export const MAX_BET_DEPTH = 8;
/** Acts within one round: more than any game has a use for. */
export const MAX_ACTS = 64;
/** An open round that nobody acts in is settled by the published rule after this time. */
export const ROUND_LEFT_MS = 24 * 3_600_000;
/** A call that watches a shared round is answered after this time at the latest. */
export const WATCH_MS = 1_000;
/** From the last bet in a shared round its bettors may reveal their seeds for so long; then it starts. */
export const REVEAL_MS = 1_500;
/** A shared round that no server watched over for longer than this returns the stakes of bets that needed an act. */
export const UNWATCHED_MS = 2_000;
export const LAUNCH_TOKEN_MS = 60_000;

/** Size of one image of the identity check, as sent. Bytes. */
export const MAX_KYC_IMAGE_BYTES = 8 * 1024 * 1024;
/** Its shorter side at least, in pixels: smaller text of a document is unreadable. */
export const MIN_KYC_IMAGE_SIDE = 480;
/** A draft of the identity check is kept this long after the last change. */
export const KYC_DRAFT_MS = 24 * 3_600_000;
/** Polling interval of a pending identity check on the screen. */
export const KYC_POLL_MS = 5_000;
