import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { t } from '../../platform/i18n.ts';
import { badgeName, badgesOf, brandName } from './game-facts.ts';
import styles from './game-grid.module.css';
import { findOtherName } from './highlight.ts';
import { MarkedText } from './marked-text.tsx';
import { Poster } from './poster.tsx';

interface CardProps {
  config: AppConfig;
  game: Game;
  /** CSS pixels. */
  width: number;
  typed: string;
  note: string;
  onChoose: () => void;
}

/** One game of a grid: opens its sheet. Found by another of its names, it says by which. */
export function GameCard({ config, game, width, typed, note, onChoose }: CardProps) {
  const brand = brandName(config, game.brandId);
  const other = findOtherName(game.name, [brand, ...game.aliases], typed);
  return (
    <button
      type="button"
      className={styles.card}
      aria-haspopup="dialog"
      aria-label={cardLabel(game, brand)}
      onClick={onChoose}
    >
      <Poster config={config} game={game} width={width} />
      <span className={styles.name}>
        <MarkedText text={game.name} typed={typed} />
      </span>
      <span className={styles.note}>{other ? <MarkedText text={other} typed={typed} /> : note}</span>
    </button>
  );
}

function cardLabel(game: Game, brand: string): string {
  const [badge] = badgesOf(game);
  const { name } = game;
  if (badge === 'soon') return t('lobby.poster.labelSoon', { name, brand });
  return badge
    ? t('lobby.poster.labelBadge', { name, brand, badge: badgeName(badge) })
    : t('lobby.poster.label', { name, brand });
}
