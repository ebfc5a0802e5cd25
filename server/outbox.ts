import type { LotteryProduct } from '../contract/lottery/lottery-terms.ts';
import type { Db, Sql, Tx } from './db/sql.ts';
import type { Locale } from './localization/localized.ts';

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

export interface SentMail {
  readonly id: string;
  readonly playerId: string;
  readonly now: number;
}

export interface MailText {
  readonly title: string;
  readonly paragraphs: readonly [string, ...string[]];
}

export interface MailReader {
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
  /** Of the market, like `PHP`. */
  readonly currency: string;
}

interface Campaign {
  readonly id: string;
  readonly content: MailContent;
  readonly now: number;
}

export interface CampaignProgress {
  readonly id: string;
  readonly sent: number;
  readonly read: number;
  readonly finishedAt: number | null;
}

/** The ids of a campaign's players in their order, above `after`, `limit` at most. */
export type ReadAudience = (
  tx: Tx,
  campaignId: string,
  page: { readonly after: string | null; readonly limit: number },
) => Promise<readonly string[]>;

/** Clock and ids of a mail that is sent later. */
export interface SendingContext {
  readonly sql: Sql;
  readonly clock: { now(): number };
  newId(): string;
}

/** The mails of the domains below the mail box. */
export interface Outbox {
  /** Sends one mail to one player. */
  readonly send: (db: Db, mail: SentMail, content: MailContent) => Promise<void>;
  /** A mail to many, to be delivered by the job of the domain that knows its readers. */
  readonly startCampaign: (tx: Tx, campaign: Campaign) => Promise<void>;
  readonly readCampaignProgress: (db: Db, ids: readonly string[]) => Promise<CampaignProgress[]>;
  /**
   * Delivers the unfinished campaigns of a template.
   * @returns how many mails are new
   */
  readonly sendCampaigns: (
    context: SendingContext,
    template: MailTemplate,
    readAudience: ReadAudience,
  ) => Promise<number>;
  /** The text of a mail as its player reads it. */
  readonly write: (content: MailContent, reader: MailReader) => MailText;
}
