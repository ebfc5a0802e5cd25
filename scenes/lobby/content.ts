import type { JackpotTier } from '../../contract/ids.ts';
import type { PennantKind } from '../ornaments/plaques.ts';

/** What the lobby shows, as texts and addresses ready to use. The mirror makes it; mirror and scene show it. */

export interface PosterContent {
  /** Unique in the lobby: a game may stand in several rails. */
  readonly key: string;
  readonly gameId: number;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly pennant: PennantKind | null;
  readonly pennantText: string;
  /** What assistive technology reads. */
  readonly label: string;
  readonly image: string;
  /** Placeholder colour until the image is there. */
  readonly hue: string;
  /** Where a link leads; null for a game that cannot be played yet. */
  readonly address: string | null;
}

export interface RailContent {
  readonly key: string;
  readonly title: string;
  /** "All" and how many. */
  readonly allWord: string;
  readonly allCount: string;
  readonly allLabel: string;
  readonly allAddress: string;
  /** There are games of its kind that it does not show. */
  readonly hasMore: boolean;
  readonly posters: readonly PosterContent[];
}

export interface BannerContent {
  /** Null for a banner of the platform's own. */
  readonly gameId: number | null;
  readonly slug: string;
  readonly name: string;
  readonly overline: string;
  readonly action: string;
  readonly label: string;
  readonly image: string;
  readonly hue: string;
  readonly address: string | null;
}

/** One line of the winners' ticker; `sentence` holds `{name}` and `{tier}` where they belong. */
export interface WinnerContent {
  readonly key: string;
  readonly sentence: string;
  readonly name: string;
  readonly tier: JackpotTier | null;
  readonly tierName: string;
  readonly amount: string;
  readonly note: string;
}

export interface LobbyContent {
  readonly banners: readonly BannerContent[];
  readonly rails: readonly RailContent[];
  readonly tierNames: Readonly<Record<JackpotTier, string>>;
}

/** What the board shows now, as text. */
export type BoardFigures = Readonly<Record<JackpotTier, string>>;

/** What the hand does. Keys are poster keys, `banner`, or `tier:mega` and so on. */
export interface TouchState {
  readonly pressed: string | null;
  /** Long press: opens the sheet of its game. */
  readonly held: string | null;
  readonly focused: string | null;
}
