import type { AppConfig } from '../../../contract/config/app-config.ts';
import { orderGames } from '../../../contract/games/playable.ts';
import { t } from '../../platform/i18n.ts';
import { brandName } from './game-facts.ts';
import { GameGrid } from './game-grid.tsx';
import { ListHead } from './list-head.tsx';

const COUNT = 6;

interface PopularProps {
  config: AppConfig;
  /** Left out: the player has found these already. */
  knownIds?: readonly number[];
}

/** Suggestions for a player who found nothing, or has played nothing yet. */
export function PopularGames({ config, knownIds = [] }: PopularProps) {
  const games = orderGames(config.games).filter(({ id }) => !knownIds.includes(id));
  return (
    <>
      <ListHead title={t('games.search.popular')} />
      <GameGrid
        config={config}
        games={games.slice(0, COUNT)}
        label={t('games.search.popular')}
        noteOf={(game) => brandName(config, game.brandId)}
      />
    </>
  );
}
