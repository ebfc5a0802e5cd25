import type { Observable } from '../scene.ts';
import type { BoardFigures, LobbyContent, TouchState, WinnerContent } from './content.ts';
import type { LobbyLayout } from './layout.ts';
import type { Screen } from './rails-view.ts';

export interface LobbyShow {
  readonly layout: LobbyLayout;
  readonly content: LobbyContent;
}

export interface LobbyObservables {
  readonly show: Observable<LobbyShow>;
  readonly figures: Observable<BoardFigures>;
  readonly winner: Observable<WinnerContent | null>;
  readonly banner: Observable<number>;
  /** How far the hand has drawn the banner aside, in CSS pixels. */
  readonly bannerDrag: Observable<number>;
  /** True once the player has touched the banners. */
  readonly isBannerTaken: Observable<boolean>;
  readonly touch: Observable<TouchState>;
  /** True while nothing may move by itself. */
  readonly isPaused: Observable<boolean>;
  /** True while something lies over the whole lobby. */
  readonly isCovered: Observable<boolean>;
  /** True while nothing of the site may be seen yet. */
  readonly isHidden: Observable<boolean>;
  railOffset(key: string): number;
  /** What of the lobby's height is on the screen. */
  screen(): Screen;
  /** The page's curtain is still closed, and opens with the lobby. */
  hasCurtain(): boolean;
}

export interface LobbyIntents {
  /** Time for the next banner. */
  nextBanner(): void;
}
