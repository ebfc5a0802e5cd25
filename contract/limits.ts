/** Numbers that client and server share, each with its unit. Source: the product's constants list. */

export const REQUEST_TIMEOUT_MS = { default: 10_000, '3g': 30_000, '2g': 20_000, 'slow-2g': 20_000 } as const;
export const HEARTBEAT_MS = 60_000;
export const EVENT_BATCH_SIZE = 20;
export const EVENT_FLUSH_MS = 2_000;
export const JACKPOT_REFRESH_MS = 6_000;
export const WINNERS_STEP_MS = 2_000;
export const JACKPOT_RANK_PAGE_SIZE = 10;
export const JACKPOT_RECORD_PAGE_SIZE = 20;
export const RECORD_PAGE_SIZE = 20;
/** Records are fetched in pages of this many for a file. */
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
/** A pending deposit is asked for at this pace; there is no push channel. */
export const DEPOSIT_POLL_MS = 3_000;

/** A payment that does not match its deposit is decided about within this time. */
export const PAYMENT_REVIEW_MS = 3 * 86_400_000;
/** A payment that goes back has left us by then. */
export const PAYMENT_RETURN_MS = 7 * 86_400_000;

export const DEFAULT_MIN_DEPOSIT_CENTS = 100;
export const DEFAULT_MIN_DEPOSIT_AFTER_FIRST_CENTS = 10_000;

export const SESSION_MAX_MS = 24 * 3_600_000;
/** Idle means without an act of the player; the heartbeat is none. */
export const SESSION_IDLE_MS = 30 * 60_000;
/** How long a sign-in or a proof opens the acts that need one. */
export const PROOF_MS = 10 * 60_000;
export const LOCK_AFTER_FAILURES = 10;
export const LOCK_MS = 15 * 60_000;
/** A code by message is good for this long. */
export const CODE_VALID_MS = 5 * 60_000;
/** From one code to a number until the next. */
export const CODE_WAIT_MS = 60_000;
/** Wrong codes until a new one is needed. */
export const CODE_TRIES = 5;
/** How long a newcomer may take for their details after a number or a provider has vouched for them. */
export const TICKET_MS = 30 * 60_000;
/** From leaving for a sign-in provider until coming back. */
export const SOCIAL_ATTEMPT_MS = 10 * 60_000;

/** Wrong withdraw passwords until it is locked, for as long as an account is. */
export const WITHDRAW_PASSWORD_TRIES = 5;
/** Accounts that money is paid out to. */
export const MAX_PAYOUT_ACCOUNTS = 5;

/** A slot's cycle from one stake to the next, kept by client and server. */
export const SLOT_CYCLE_MS = 2_500;
export const LAUNCH_TOKEN_MS = 60_000;

/** One picture of the identity check, as it is sent. Bytes. */
export const MAX_KYC_IMAGE_BYTES = 8 * 1024 * 1024;
/** Its shorter side at least, in pixels: letters of a paper cannot be read below. */
export const MIN_KYC_IMAGE_SIDE = 480;
/** What was typed of an identity check is kept for this long after the last letter. */
export const KYC_DRAFT_MS = 24 * 3_600_000;
/** While somebody looks at a check that is under way, it is asked for at this pace. */
export const KYC_POLL_MS = 5_000;
