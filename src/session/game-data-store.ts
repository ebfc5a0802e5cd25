import { createStore } from 'zustand/vanilla';
import type { GameDataUser } from '../../contract/entities/user.ts';

export interface GameDataState {
  likeIds: readonly number[];
  /** Latest first. */
  history: GameDataUser['gameHistory'];
  inviteCode: string;
  aid: string;
}

const EMPTY: GameDataState = { likeIds: [], history: [], inviteCode: '', aid: '' };

export const gameDataStore = createStore<GameDataState>()(() => EMPTY);

export function clearGameData(): void {
  gameDataStore.setState(EMPTY, true);
}
