import { onLocaleChange } from '../../platform/i18n.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { configStore } from '../../session/config/config-store.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { type BoardReading, emptyLobby, fillLobby, showBoard } from './lobby-store.ts';

interface Board {
  getState(): BoardReading;
  subscribe(listener: () => void): () => void;
}

/** How many show the lobby: a stage that begins before the app, and the mirror. */
let viewers = 0;

/**
 * Keeps the lobby in step with config, player, language and board for as long as somebody shows it.
 * @returns what says that this one has left
 */
export function followLobby(board: Board): () => void {
  viewers += 1;
  const fill = () => {
    fillLobby();
    showBoard(board.getState());
  };
  fill();
  const stops = [
    ...[configStore, gameDataStore, profileStore, activityStore].map((store) => store.subscribe(fillLobby)),
    onLocaleChange(fill),
    board.subscribe(() => showBoard(board.getState())),
  ];
  return () => {
    for (const stop of stops) stop();
    viewers -= 1;
    if (viewers === 0) emptyLobby();
  };
}
