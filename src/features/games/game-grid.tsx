import { useRef, useState } from 'react';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { GameCard } from './game-card.tsx';
import styles from './game-grid.module.css';
import { LikeButton } from './like-button.tsx';
import { useCardRange } from './use-card-range.ts';

interface GridProps {
  config: AppConfig;
  games: readonly Game[];
  /** What a list of games this is, for who cannot see it. */
  label: string;
  /** Marked in the names. */
  typed?: string;
  /** A line under a game's name, like when it was last played. */
  noteOf: (game: Game) => string;
  onChoose?: (game: Game) => void;
}

/** Posters in a grid. Only what is near the eye exists, so that 5,000 games cost what fifty do. */
export function GameGrid({ config, games, label, typed = '', noteOf, onChoose }: GridProps) {
  const list = useRef<HTMLUListElement>(null);
  // A card that has the focus stays, or the next Tab would begin at the page's top.
  const [focused, setFocused] = useState(-1);
  const plan = useCardRange(list, games.length);
  const places = Array.from({ length: plan.to - plan.from }, (_, at) => plan.from + at);
  if (focused >= 0 && focused < plan.from) places.unshift(focused);
  if (focused >= plan.to && focused < games.length) places.push(focused);
  return (
    <ul
      ref={list}
      className={classNames(listParts.bare, styles.grid)}
      aria-label={label}
      style={{ height: plan.height }}
      onBlur={() => setFocused(-1)}
    >
      {places.map((place) => {
        const game = games[place];
        if (!game) return null;
        const x = (place % plan.columns) * plan.stepX;
        const y = Math.floor(place / plan.columns) * plan.stepY;
        return (
          <li
            key={game.id}
            className={styles.slot}
            aria-setsize={games.length}
            aria-posinset={place + 1}
            style={{ width: plan.cardWidth, height: plan.cardHeight, translate: `${x}px ${y}px` }}
            onFocus={() => setFocused(place)}
          >
            <GameCard
              config={config}
              game={game}
              width={plan.cardWidth}
              typed={typed}
              note={noteOf(game)}
              onChoose={() => {
                onChoose?.(game);
                openOverlay('game', { gameId: game.id });
              }}
            />
            <LikeButton game={game} className={styles.like} />
          </li>
        );
      })}
    </ul>
  );
}
