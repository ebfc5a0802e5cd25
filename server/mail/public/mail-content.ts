import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import type { MailCategory, MailLink } from '../../../contract/mail/mail-calls.ts';

/** What each template is filled with; moments in milliseconds since 1970, UTC. */
interface MailParams {
  readonly gameIncident: {
    /** The game's name. */
    readonly game: string;
    readonly kind: 'returns' | 'fault';
    readonly startsAt: number;
    readonly endsAt: number;
    readonly isCorrected: boolean;
  };
  readonly complaintAnswered: { readonly number: string };
  /** What a player's tickets of one draw were paid together, and what had been staked on them. */
  readonly lotteryPaid: {
    readonly product: LotteryProduct;
    /** Of the draw, in its lottery. */
    readonly draw: number;
    /** The number drawn, with its leading zeros. */
    readonly result: string;
    /** Cents, as is `stake`. */
    readonly prize: number;
    readonly stake: number;
  };
  /** A draw that was cancelled, whose tickets were refunded. */
  readonly lotteryRefunded: { readonly product: LotteryProduct; readonly draw: number };
  readonly feedbackAnswered: { readonly number: string };
  readonly chatAnswered: { readonly number: string };
}

export type MailTemplate = keyof MailParams;

export type MailContent = {
  [Name in MailTemplate]: { readonly template: Name; readonly params: MailParams[Name] };
}[MailTemplate];

interface TemplateRule {
  readonly category: MailCategory;
  readonly links: readonly MailLink[];
}

/**
 * Every template of the platform's own is a service message: it says what concerns the player's own play or account, and
 * offers nothing. So it needs no consent to advertising, and goes to players on a break and excluded ones too. It waits in
 * the mail box until they look; only who switched it on is notified of it. What advertises is written by operators (server/mail/operator),
 * whose sender asks `mayAdvertise` of the domain rights for each player.
 */
export const MAIL_TEMPLATES: Readonly<Record<MailTemplate, TemplateRule>> = {
  gameIncident: { category: 'service', links: ['bets', 'fair', 'complaint'] },
  complaintAnswered: { category: 'account', links: ['complaints'] },
  lotteryPaid: { category: 'service', links: ['tickets', 'fair'] },
  lotteryRefunded: { category: 'service', links: ['tickets'] },
  feedbackAnswered: { category: 'account', links: ['feedback'] },
  chatAnswered: { category: 'account', links: ['service'] },
};
