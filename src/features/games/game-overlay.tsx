import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { isCountedInFull, weightText, weightToday } from '../../session/config/game-weights.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { EmptyState } from '../../ui/states.tsx';
import wordParts from '../../ui/words.module.css';
import badges from './badges.module.css';
import { searchAddress } from './filter-address.ts';
import { GameActions } from './game-actions.tsx';
import { badgeName, badgesOf, brandName, featureName, isHostedGame, typeName } from './game-facts.ts';
import { GameFacts } from './game-facts-list.tsx';
import styles from './game-overlay.module.css';
import { LikeButton } from './like-button.tsx';
import { Poster } from './poster.tsx';
import { StudioFigures } from './studio/studio-figures.tsx';

const POSTER_WIDTH = 148;

/** What a game is, before anything is staked: its return, its studio, and the ways into it. */
export function GameOverlay({ props, close }: OverlayPanelProps<'game'>) {
  const config = useStore(configStore, (state) => state.config);
  const game = config?.games.find((entry) => entry.id === props.gameId);
  if (!config || !game) return <EmptyState icon="games" title={t('games.game.unknown')} />;
  return <GameSheet config={config} game={game} close={close} />;
}

function GameSheet({ config, game, close }: { config: AppConfig; game: Game; close: () => void }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.stage}>
        <div className={styles.poster}>
          <Poster config={config} game={game} width={POSTER_WIDTH} hasPennant={false} />
        </div>
        <div className={styles.about}>
          <Badges game={game} />
          <p className={styles.lines}>
            <a href={searchAddress({ brandIds: [game.brandId] })} onClick={close}>
              {t('games.game.by', { brand: brandName(config, game.brandId) })}
            </a>
            <a href={searchAddress({ typeId: game.typeId })} onClick={close}>
              {typeName(config, game.typeId)}
            </a>
          </p>
          <LikeButton game={game} hasMessages />
        </div>
      </div>
      {isPlayable(game) && <Figures game={game} weight={weightToday(config, game.id)} />}
      <GameActions game={game} close={close} />
    </div>
  );
}

/** Nothing is said of a game that cannot be played. */
function Figures({ game, weight }: { game: Game; weight: number }) {
  return (
    <>
      <GameFacts game={game} />
      {game.features.length > 0 && (
        <section aria-label={t('games.game.features')}>
          <ul className={classNames(listParts.bare, styles.features)}>
            {game.features.map((feature) => (
              <li key={feature}>{featureName(feature)}</li>
            ))}
          </ul>
        </section>
      )}
      {!isCountedInFull(weight) && (
        <p className={classNames(wordParts.note, styles.honest)}>
          {t(isHostedGame(game) ? 'games.game.countsLeast' : 'games.game.counts', {
            share: weightText(weight),
          })}
        </p>
      )}
      <p className={classNames(wordParts.note, styles.honest)}>{t('games.game.rtpMeans')}</p>
      {game.isRemote && <p className={classNames(wordParts.note, styles.honest)}>{t('games.game.remote')}</p>}
      {isHostedGame(game) && (
        <section aria-label={t('games.game.exact')} className={styles.exact}>
          <h3>{t('games.game.exact')}</h3>
          <StudioFigures slug={game.slug} />
        </section>
      )}
    </>
  );
}

function Badges({ game }: { game: Game }) {
  const worn = badgesOf(game);
  if (worn.length === 0) return null;
  return (
    <ul className={classNames(listParts.bare, styles.badges)}>
      {worn.map((badge) => (
        <li key={badge} className={classNames(styles.badge, badges[badge])}>
          {badgeName(badge)}
        </li>
      ))}
    </ul>
  );
}
