import type { JackpotTier } from '../../../contract/ids.ts';
import type { Prize } from './draw-rules.ts';
import type { DrawRequest, DrawResult } from './draw-state.ts';

/** What may be requested now. */
export interface Offer {
  readonly maySpin: boolean;
  /** The stored one, which may have been the player's only chance, or a new one; null without a seal. */
  readonly request: DrawRequest | null;
}

/** What an effect brings back. */
export type DrawReply =
  | { readonly type: 'answered'; readonly result: DrawResult }
  /** `other` is a stored request besides the rejected one: another tab's. */
  | {
      readonly type: 'rejected';
      readonly key: string;
      readonly failure: unknown;
      readonly other: DrawRequest | null;
    }
  | { readonly type: 'offerRead'; readonly offer: Offer }
  | { readonly type: 'boardMatched' }
  | { readonly type: 'retryDue' }
  | { readonly type: 'presented' }
  | { readonly type: 'awardPainted' };

export type DrawEvent =
  | { readonly type: 'hallOpened'; readonly isVisible: boolean; readonly stored: DrawRequest | null }
  | { readonly type: 'hallClosed' }
  | { readonly type: 'playerKnown'; readonly stored: DrawRequest | null }
  | { readonly type: 'signedOut' }
  | { readonly type: 'spinPressed'; readonly at: number; readonly offer: Offer }
  | { readonly type: 'skipped' }
  | { readonly type: 'dismissed' }
  /** The player wants to know, or the network is back. */
  | { readonly type: 'askedAgain' }
  | { readonly type: 'hidden' }
  | { readonly type: 'visible' }
  | { readonly type: 'presenterAttached' }
  | { readonly type: 'presenterDetached' }
  | (DrawReply & { readonly generation: number });

/** A part of the presentation; plans are made when it is performed. */
export type DrawPart =
  | { readonly kind: 'ring'; readonly cell: number }
  | { readonly kind: 'wheel'; readonly tier: JackpotTier }
  | { readonly kind: 'award'; readonly prize: Prize };

export type DrawEffect =
  | { readonly type: 'storeRequest'; readonly request: DrawRequest }
  | { readonly type: 'deleteRequest'; readonly requestId: string }
  | { readonly type: 'send'; readonly request: DrawRequest; readonly generation: number }
  | { readonly type: 'retryLater'; readonly ms: number; readonly generation: number }
  | { readonly type: 'cancelRetry' }
  /** Reloads pools and chances, and what may be requested then. */
  | { readonly type: 'readOffer'; readonly generation: number }
  /** Reloads the board when it is not the one of this draw. */
  | { readonly type: 'matchBoard'; readonly result: DrawResult; readonly generation: number }
  | { readonly type: 'circle' | 'rest' | 'finish' | 'cut' }
  | { readonly type: 'present'; readonly part: DrawPart; readonly generation: number }
  /** Waits until the award has been painted on a page that is visible. */
  | { readonly type: 'awaitPaint'; readonly generation: number }
  | { readonly type: 'refresh'; readonly what: 'board' | 'player' };
