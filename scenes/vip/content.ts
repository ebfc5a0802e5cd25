import type { VipPaint } from '../ornaments/vip-towers.ts';

/** A level of the road in words, as it is to be shown. */
export interface LevelContent {
  readonly level: number;
  /** The theme that it belongs to, 1 to 6. */
  readonly showType: number;
  readonly isReached: boolean;
  /** The level that counts this month. */
  readonly isHere: boolean;
  /** Its level-up reward waits to be claimed. */
  readonly hasGift: boolean;
  /** What it begins at. */
  readonly from: string;
}

/** Colours and name of a VIP theme. */
export interface ThemeContent extends VipPaint {
  readonly name: string;
}

export interface RoadContent {
  readonly levels: readonly LevelContent[];
  /** By showType. */
  readonly themes: Readonly<Record<number, ThemeContent>>;
  /** On the plate at the player's own level. */
  readonly hereWord: string;
  /** Index of the player's own level. */
  readonly here: number;
}
