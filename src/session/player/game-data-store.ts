import { createStore } from 'zustand/vanilla';
import type { PlayerGameData } from '../../../contract/profile/user.ts';

export interface GameDataState {
  likeIds: readonly number[];
  /** Latest first. */
  history: PlayerGameData['gameHistory'];
  /** Games with a round whose end the player has not seen. */
  unshown: PlayerGameData['unshownRounds'];
  inviteCode: string;
  aid: string;
}

const EMPTY_GAME_DATA: GameDataState = { likeIds: [], history: [], unshown: [], inviteCode: '', aid: '' };

export const gameDataStore = createStore<GameDataState>()(() => EMPTY_GAME_DATA);

export function clearGameData(): void {
  gameDataStore.setState(EMPTY_GAME_DATA, true);
}
