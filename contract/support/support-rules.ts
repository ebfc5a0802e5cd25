/** What feedback can be about. */
export const FEEDBACK_CATEGORIES = ['idea', 'game', 'payment', 'account', 'technical', 'other'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** `open` waits for the platform, `answered` for the player. */
export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** Who answers a chat. */
export const CHAT_DESKS = ['general', 'vip'] as const;
export type ChatDesk = (typeof CHAT_DESKS)[number];

/** Letters of feedback and of an addition to it. */
export const FEEDBACK_TEXT_MIN = 10;
export const FEEDBACK_TEXT_MAX = 2_000;
export const FEEDBACK_PAGE_SIZE = 20;
/** Letters of one chat message. */
export const CHAT_TEXT_MAX = 1_000;
/** Polling interval of an open chat; there is no push channel. */
export const CHAT_POLL_MS = 3_000;
/** Messages of one thread: more than any matter has a use for. */
export const MAX_THREAD_MESSAGES = 500;

/** One picture, as sent. Bytes. */
export const MAX_SUPPORT_IMAGE_BYTES = 3 * 1024 * 1024;
/** Pictures of one message, whatever `imagesLimit` says. */
export const MAX_MESSAGE_IMAGES = 10;
