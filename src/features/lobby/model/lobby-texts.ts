import type { JackpotTier } from '../../../../contract/ids.ts';
import type { PosterContent } from '../../../../scenes/lobby/content.ts';

/** Keys of the messages that the lobby shows, beside the titles of its rails. */
export type LobbyText =
  | 'lobby.rail.all'
  | 'lobby.rail.allOf'
  | 'lobby.rail.allGames'
  | 'lobby.poster.label'
  | 'lobby.poster.labelSoon'
  | 'lobby.poster.labelBadge'
  | `lobby.badge.${NonNullable<PosterContent['pennant']>}`
  | `lobby.tier.${JackpotTier}`
  | `lobby.ticker.${'won' | 'sample' | 'minutesAgo' | 'hoursAgo' | 'daysAgo'}`
  | `lobby.banner.${'royal' | 'featured' | 'play' | 'jackpot' | 'look' | 'welcome' | 'season'}`
  | 'shell.top.register'
  | 'shell.currency.sign';

/** The chosen language, as far as the lobby speaks it. */
export interface LobbyWords {
  t(key: LobbyText, values?: Readonly<Record<string, string | number>>): string;
  /** The title of a rail by its key; a category that has no message is called as its key is. */
  titleOf(key: string): string;
  /** The tag for Intl. */
  readonly formatLocale: string;
}

/** Addresses that the lobby leads to. */
export interface LobbyLinks {
  readonly allGames: string;
  readonly likes: string;
  readonly history: string;
  readonly jackpot: string;
  readonly register: string;
  category(typeId: number): string;
  play(gameId: number, isPlayMoney: boolean): string;
}
