import { paths } from '../../platform/paths.ts';

/** How an installation begins here: the browser's own question, steps to follow, or first of all another browser. */
export type InstallWay = 'prompt' | 'steps' | 'safari';

/** What a moment is like, as far as it decides whether the installation may be offered in it. */
export interface OfferSituation {
  /** Null where this browser can install nothing. */
  readonly way: InstallWay | null;
  /** Inside the Android app, or in a browser within another app. */
  readonly isWithinApp: boolean;
  /** As far as this browser knows: in this window, by this browser, or as an app that is related to the site. */
  readonly isInstalled: boolean;
  /** The address of the page that is open. */
  readonly path: string;
  /** Something lies above the page: a notice, a game's sheet, the hall. */
  readonly hasOverlay: boolean;
  /** The question of the age stands before the site. */
  readonly isGateShut: boolean;
  readonly isHidden: boolean;
  readonly isOnline: boolean;
  /** What a start opens by itself has been open. */
  readonly areStartPopupsDone: boolean;
  /** The window that offers the download has been open in this visit. */
  readonly hasSeenDownload: boolean;
  /** False when the player switched offers off in the settings: then none may open. */
  readonly areOffersShown: boolean;
  /** Nothing may be offered: a break, a limit that is reached, an exclusion, or nobody knows yet. */
  readonly isProtected: boolean;
  /** More was staked than won in this session. */
  readonly hasLost: boolean;
  /** Of this browser, this one included. */
  readonly visits: number;
  /** A game without a loss has been left, or something was claimed. */
  readonly hasPositiveMoment: boolean;
  /** How often the offer has been declined. */
  readonly refusals: number;
  /** Milliseconds since 1970; null before the first offer. */
  readonly offeredAt: number | null;
  readonly now: number;
}

export type NoOffer =
  | 'cannot'
  | 'within-app'
  | 'installed'
  | 'declined'
  | 'recent'
  | 'unwanted'
  | 'protected'
  | 'lost'
  | 'elsewhere'
  | 'busy'
  | 'offline'
  | 'too-early';

export const OFFER_EVERY_MS = 7 * 86_400_000;
/** After so many it is never offered again. */
const MAX_REFUSALS = 2;
const VISITS_NEEDED = 2;

/** Why the installation is not offered now; null where it may be. What holds for good comes first. */
export function whyNoOffer(now: OfferSituation): NoOffer | null {
  if (now.isWithinApp) return 'within-app';
  if (now.isInstalled) return 'installed';
  if (now.way === null) return 'cannot';
  if (now.refusals >= MAX_REFUSALS) return 'declined';
  if (!now.areOffersShown) return 'unwanted';
  if (now.isProtected) return 'protected';
  if (now.hasLost) return 'lost';
  // Only in the lobby: not in a game, in the hall, in a form, or on the way to a payment.
  if (now.path !== paths.home) return 'elsewhere';
  if (now.hasOverlay || now.isGateShut || now.isHidden || !now.areStartPopupsDone) return 'busy';
  if (!now.isOnline) return 'offline';
  if (now.hasSeenDownload || isRecent(now)) return 'recent';
  if (now.visits < VISITS_NEEDED && !now.hasPositiveMoment) return 'too-early';
  return null;
}

/** A clock that was set back counts as recent: rather no offer than one too many. */
const isRecent = ({ offeredAt, now }: OfferSituation): boolean =>
  offeredAt !== null && now - offeredAt < OFFER_EVERY_MS;
