import type { RedDots } from '../../../contract/config/app-config.ts';
import type { ActivityId } from '../../../contract/ids.ts';
import type { Act } from '../../../contract/protection/restrictions.ts';
import type { OverlayName } from '../overlays/overlay-props.ts';

/** The items of the bottom bar and the side rail, and mail in the top bar. */
export type NavigationItemName = 'mail' | 'home' | 'gameSearch' | 'jackpot' | 'bonus' | 'wallets' | 'member';

interface OverlayRules {
  /** Of one group, only the last opened stays. */
  readonly group?: string;
  /** Opens for guests only while this activity is open to them. */
  readonly activity?: ActivityId;
  /** What it is for: while a restriction forbids it, the status opens in its place. */
  readonly offers?: Act;
  /** Requires an answer: neither Back nor Escape nor a tap beside it closes it. */
  readonly needsAnswer?: boolean;
}

/** What the app must know of a feature before its manifest has been loaded; every byte is part of the first script. */
export interface EarlyModule {
  readonly overlayRules?: { readonly [N in OverlayName]?: OverlayRules };
  /** Which flags show a red dot at an item of the navigation. Every flag belongs to exactly one item. */
  readonly redDots?: { readonly [N in NavigationItemName]?: readonly (keyof RedDots)[] };
}
