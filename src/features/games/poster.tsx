import { useState } from 'react';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { classNames } from '../../ui/class-names.ts';
import badges from './badges.module.css';
import { badgeName, badgesOf, brandName, posterSources } from './game-facts.ts';
import styles from './poster.module.css';

interface PosterProps {
  config: AppConfig;
  game: Game;
  /** CSS pixels it is shown at, for the browser to choose an image by. */
  width: number;
  /** False where its badges stand beside it. */
  hasPennant?: boolean;
}

/** A game's poster with its studio's plaque and its pennant. Decorative: who shows it names the game. */
export function Poster({ config, game, width, hasPennant = true }: PosterProps) {
  const [isMissing, setMissing] = useState(false);
  const [badge] = badgesOf(game);
  return (
    <span className={styles.poster} aria-hidden="true">
      <span className={styles.image}>
        {isMissing ? (
          <span className={styles.missing}>{game.name}</span>
        ) : (
          <img
            {...posterSources(config, game)}
            sizes={`${Math.round(width)}px`}
            alt=""
            decoding="async"
            draggable={false}
            onError={() => setMissing(true)}
          />
        )}
      </span>
      <Plaque>{brandName(config, game.brandId).split(' ')[0]}</Plaque>
      {hasPennant && badge && (
        <span className={classNames(styles.pennant, badges[badge])}>{badgeName(badge)}</span>
      )}
    </span>
  );
}

function Plaque({ children }: { children: string | undefined }) {
  return (
    <span className={styles.plaque}>
      <span>{children}</span>
    </span>
  );
}
