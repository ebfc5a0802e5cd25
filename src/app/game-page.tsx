import { GameStartPanel } from '../features/games/play/game-start-panel.tsx';
import { RuleLine } from './frame/rule-line.tsx';

/** /game/start: the game with the line of every page at its foot. */
export function GamePage() {
  return <GameStartPanel ruleLine={<RuleLine place="inline" />} />;
}
