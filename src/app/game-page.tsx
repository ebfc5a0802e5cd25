import { GameStartPanel } from '../features/games/play/game-start-panel.tsx';
import { RestrictionStatus } from '../features/protection/restriction-status.tsx';
import { RuleLine } from './frame/rule-line.tsx';
import { JackpotBubble } from './jackpot-bubble.tsx';

/** /game/start: the game with the line of every page at its foot and the jackpot's button among its tools. */
export function GamePage() {
  return (
    <GameStartPanel
      ruleLine={<RuleLine place="inline" />}
      status={<RestrictionStatus />}
      bubble={<JackpotBubble dock="tools" />}
    />
  );
}
