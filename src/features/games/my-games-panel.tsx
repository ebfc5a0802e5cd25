import { useState } from 'react';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { isPlayable } from '../../../contract/games/playable.ts';
import { GameStatus } from '../../../contract/ids.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config/config-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { brandName } from './game-facts.ts';
import { GameGrid } from './game-grid.tsx';
import { GameTotals } from './game-totals.tsx';
import styles from './my-games.module.css';
import { PopularGames } from './popular-games.tsx';
import { Poster } from './poster.tsx';

type Tab = 'history' | 'likes';

/** `/member/games`: what the player played and likes. */
export function MyGamesPanel() {
  const config = useStore(configStore, (state) => state.config);
  const [tab, setTab] = useState<Tab>(() =>
    new URLSearchParams(location.search).get('tab') === 'likes' ? 'likes' : 'history',
  );
  if (!config) return <SkeletonRows count={4} height="120px" />;
  const choose = (next: Tab) => {
    setTab(next);
    // So that Back from a game finds the same tab.
    history.replaceState(
      history.state,
      '',
      next === 'likes' ? linkTo(paths.memberGames, { tab: next }) : paths.memberGames,
    );
  };
  return (
    <Tabs<Tab>
      label={t('games.mine.title')}
      tabs={[
        { value: 'history', label: t('games.mine.history') },
        { value: 'likes', label: t('games.mine.likes') },
      ]}
      value={tab}
      onChange={choose}
    >
      {tab === 'history' ? <History config={config} /> : <Likes config={config} />}
    </Tabs>
  );
}

function History({ config }: { config: AppConfig }) {
  const history = useStore(gameDataStore, (state) => state.history);
  const times = new Map(history.map((entry) => [entry.gameId, entry.time]));
  const games = pickGames(
    config,
    history.map((entry) => entry.gameId),
  );
  const [last] = games;
  if (!last)
    return <Nothing config={config} title={t('games.mine.noHistory')} text={t('games.mine.noHistoryText')} />;
  const whole = momentFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const day = momentFormat(formatLocale(), { dateStyle: 'medium' });
  const others = games.slice(1);
  return (
    <div className={classNames(pageParts.column, styles.stack)}>
      <Resume config={config} game={last} time={whole.format(times.get(last.id))} />
      {others.length > 0 ? (
        <GameGrid
          config={config}
          games={others}
          label={t('games.mine.history')}
          noteOf={(game) => day.format(times.get(game.id))}
        />
      ) : (
        <div>
          <PopularGames config={config} knownIds={[last.id]} />
        </div>
      )}
      <GameTotals games={games} />
    </div>
  );
}

/** The game that was played last, one tap away from going on. */
function Resume({ config, game, time }: { config: AppConfig; game: Game; time: string }) {
  const canPlay = isPlayable(game);
  const unshown = useStore(gameDataStore, (state) => state.unshown.find(({ gameId }) => gameId === game.id));
  return (
    <section className={styles.resume} aria-label={t('games.mine.last')}>
      <button
        type="button"
        className={styles.resumePoster}
        aria-haspopup="dialog"
        aria-label={t('lobby.poster.label', { name: game.name, brand: brandName(config, game.brandId) })}
        onClick={() => openOverlay('game', { gameId: game.id })}
      >
        <Poster config={config} game={game} width={96} hasPennant={false} />
      </button>
      <div className={styles.resumeWords}>
        <h2 className={styles.name}>{game.name}</h2>
        <p className={styles.time}>
          {unshown ? t('games.mine.unshown') : t('games.mine.lastPlayed', { time })}
        </p>
        {canPlay ? (
          <ButtonLink
            kind="action"
            icon="play"
            href={linkTo(paths.gameStart, { gameId: game.id, tryIt: unshown?.isPlayMoney ? 1 : 0 })}
          >
            {unshown ? t('games.mine.seeRound') : t('games.mine.resume')}
          </ButtonLink>
        ) : (
          <p className={styles.time}>
            {t(game.status === GameStatus.coming ? 'games.game.coming' : 'games.game.maintenance')}
          </p>
        )}
      </div>
    </section>
  );
}

function Likes({ config }: { config: AppConfig }) {
  const likeIds = useStore(gameDataStore, (state) => state.likeIds);
  const games = pickGames(config, likeIds);
  if (games.length === 0)
    return <Nothing config={config} title={t('games.mine.noLikes')} text={t('games.mine.noLikesText')} />;
  return (
    <div className={classNames(pageParts.column, styles.stack)}>
      <GameGrid
        config={config}
        games={games}
        label={t('games.mine.likes')}
        noteOf={(game) => brandName(config, game.brandId)}
      />
      <GameTotals games={games} />
    </div>
  );
}

function pickGames(config: AppConfig, ids: readonly number[]) {
  const byId = new Map(config.games.map((game) => [game.id, game]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function Nothing({ config, title, text }: { config: AppConfig; title: string; text: string }) {
  return (
    <>
      <EmptyState icon="games" title={title} text={text}>
        <ButtonLink kind="action" href={paths.gameSearch}>
          {t('games.mine.find')}
        </ButtonLink>
      </EmptyState>
      <PopularGames config={config} />
    </>
  );
}
