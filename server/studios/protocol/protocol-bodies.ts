import * as z from 'zod/mini';

/** Far longer than what pages note: which step of a bonus they have shown. */
const MAX_EVENT_CHARS = 2_000;

const sessionBody = z.object({
  /** What the page was launched with. */
  sessionID: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** What each call is asked with. Pages send more than this, which is not read. */
export const PROTOCOL_BODIES = {
  authenticate: sessionBody,
  balance: sessionBody,
  play: z.extend(sessionBody, {
    currency: z.string().check(z.maxLength(20)),
    mode: z.string().check(z.maxLength(100)),
    /** A level in millionths. */
    amount: z.number().check(z.positive()),
  }),
  'end-round': sessionBody,
  event: z.extend(sessionBody, { event: z.string().check(z.maxLength(MAX_EVENT_CHARS)) }),
} as const;

export type ProtocolBody<Name extends keyof typeof PROTOCOL_BODIES> = z.output<
  (typeof PROTOCOL_BODIES)[Name]
>;
