import type { AppConfig } from '../../../../contract/config/app-config.ts';
import type { PlayerGameData } from '../../../../contract/profile/user.ts';
import type { Column } from './column.ts';
import type { LobbyLinks, LobbyWords } from './lobby-texts.ts';

/** What the lobby is made of: the market's config, the player, the window, the language and the time. */
export interface LobbyInput {
  readonly config: AppConfig;
  readonly likeIds: readonly number[];
  /** Latest first. */
  readonly historyIds: readonly number[];
  /** Games with a round whose end the player has not seen. */
  readonly unshown: PlayerGameData['unshownRounds'];
  readonly isMember: boolean;
  /** The jackpot's draw runs. */
  readonly hasJackpot: boolean;
  readonly column: Column;
  /** Of the requested images. */
  readonly density: 1 | 2;
  readonly words: LobbyWords;
  readonly links: LobbyLinks;
  /** In milliseconds. */
  readonly now: number;
}
