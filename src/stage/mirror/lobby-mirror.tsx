import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { ActivityId, JACKPOT_TIERS } from '../../../contract/ids.ts';
import type { BoardFigures } from '../../../scenes/lobby/content.ts';
import { TICKER_CONTROL_WIDTH } from '../../../scenes/ornaments/measures.ts';
import { boardStore, startBoard } from '../../features/jackpot/board-store.ts';
import { t } from '../../platform/i18n.ts';
import { runningActivity } from '../../session/activity-access.ts';
import { activityStore } from '../../session/activity-store.ts';
import { configStore } from '../../session/config-store.ts';
import { gameDataStore } from '../../session/game-data-store.ts';
import { isSignedIn, profileStore } from '../../session/profile-store.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import board from './board-mirror.module.css';
import { BoardMirror, TickerMirror } from './board-mirror.tsx';
import { takeCanvas } from './canvas-place.ts';
import { type ColumnSize, expectColumnSize, isLowWindow, keepSame } from './column-size.ts';
import { contentOf, forgetFirstShow, layoutOf } from './first-show.ts';
import { buildWinners, money } from './lobby-content.ts';
import styles from './lobby-mirror.module.css';
import { MarqueeMirror } from './marquee-mirror.tsx';
import { mirrorStore, NO_LOBBY } from './mirror-store.ts';
import { PauseControl } from './pause-control.tsx';
import { RailMirror } from './rail-mirror.tsx';
import { firstImages, requestImages } from './request-images.ts';
import { useGrowth } from './use-growth.ts';
import { useImageTurns } from './use-image-turns.ts';
import { useNearRails } from './use-near-rails.ts';
import { useStageSettled } from './use-stage-settled.ts';
import { useTouch } from './use-touch.ts';

/** Below every first screen, and so not among the first scripts. */
const LobbyFoot = lazy(async () => ({ default: (await import('./lobby-foot.tsx')).LobbyFoot }));

/**
 * The lobby as a page: real links, buttons and scrollers at the positions where the stage draws. It is the first
 * paint, it handles every touch, and it stays the page where no renderer starts.
 */
export function LobbyMirror() {
  const config = useStore(configStore, (state) => state.config);
  return config ? <Lobby config={config} /> : <SkeletonRows count={3} height="180px" />;
}

function Lobby({ config }: { config: AppConfig }) {
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const size = useColumnSize(root);
  const likeIds = useStore(gameDataStore, (state) => state.likeIds);
  const history = useStore(gameDataStore, (state) => state.history);
  const unshown = useStore(gameDataStore, (state) => state.unshown);
  const isMember = useStore(profileStore, isSignedIn);
  const hasJackpot = useStore(activityStore, () => runningActivity(ActivityId.luckyJackpot) !== null);
  const isStageShown = useStore(mirrorStore, (state) => state.isStageShown);
  // Its images go in slices, when the stage has been seen; they come back at once where it is not shown any more.
  const wasStageShown = useDeferredValue(isStageShown);
  const bannerIndex = useStore(mirrorStore, (state) => state.bannerIndex);
  const hasBoard = useStore(boardStore, (state) => state.info !== null);
  const windowWidth = size?.windowWidth ?? window.innerWidth;
  const content = useMemo(() => {
    const historyIds = history.map((entry) => entry.gameId);
    return contentOf(config, windowWidth, { likeIds, historyIds, unshown, isMember, hasJackpot });
  }, [config, likeIds, history, unshown, windowWidth, isMember, hasJackpot]);
  const layout = useMemo(() => size && layoutOf(size, content), [size, content]);
  useTouch(root);
  const isSettled = useStageSettled();
  const isGrown = useGrowth(isSettled);
  const near = useNearRails({ layout, root: element, lobbyTop: size?.top ?? 0, isGrown });
  // Once, before the first drawing, as in an effect it would come after all of it; and after what reads the page.
  useState(() => !isStageShown && size && layout && requestImages(firstImages(content, layout, size)));
  const turnsOf = useImageTurns(size?.windowHeight ?? 0);

  useLayoutEffect(() => {
    setElement(root.current);
    return () => mirrorStore.setState(NO_LOBBY);
  }, []);
  // The stage hears of a new layout in the task that made it: a canvas resized later would be blank for a frame.
  useLayoutEffect(() => {
    const isLaidOut = layout !== null && layout.height > 0;
    mirrorStore.setState({ layout, content, host: isLaidOut ? takeCanvas(host.current) : null });
    forgetFirstShow();
  }, [layout, content]);
  useEffect(() => startBoard(), []);

  return (
    <div className={styles.lobby} ref={root} data-lobby>
      <div className={styles.canvasHost} ref={host} aria-hidden="true" data-canvas-host data-unkept />
      {layout && (
        <div
          className={styles.mirror}
          style={{ height: layout.height }}
          data-stage-shown={String(isStageShown)}
        >
          <h1 className={styles.hiddenHeading}>{t('lobby.heading')}</h1>
          {layout.marquee && (
            <MarqueeMirror banners={content.banners} layout={layout.marquee} index={bannerIndex} />
          )}
          {layout.board && <Board layout={layout.board} hasFigures={hasBoard} />}
          {layout.ticker && <Ticker box={layout.ticker} />}
          {layout.rails.map((rail, index) => {
            const railContent = content.rails[index];
            return (
              railContent && (
                <RailMirror
                  key={rail.key}
                  content={railContent}
                  rail={rail}
                  poster={layout.poster}
                  margin={layout.margin}
                  isNear={index >= near.first && index < near.end}
                  isWhole={isGrown}
                  hasImages={!(isStageShown && wasStageShown)}
                  turns={turnsOf(rail.box.y)}
                />
              )
            );
          })}
        </div>
      )}
      {layout?.ticker && (
        <PauseControl
          className={board.control}
          style={{
            left: layout.ticker.x + layout.ticker.width - TICKER_CONTROL_WIDTH,
            top: layout.ticker.y - 6,
          }}
        />
      )}
      <Suspense>{isSettled && <LobbyFoot config={config} />}</Suspense>
    </div>
  );
}

const NO_FIGURES: BoardFigures = { mega: '', major: '', minor: '', mini: '' };

function Board({
  layout,
  hasFigures,
}: {
  layout: Parameters<typeof BoardMirror>[0]['layout'];
  hasFigures: boolean;
}) {
  const amounts = useStore(boardStore, (state) => state.amounts);
  const figures =
    hasFigures && amounts
      ? (Object.fromEntries(
          JACKPOT_TIERS.map((tier) => [tier, money(amounts[tier])]),
        ) as unknown as BoardFigures)
      : NO_FIGURES;
  return <BoardMirror layout={layout} figures={figures} />;
}

function Ticker({ box }: { box: Parameters<typeof TickerMirror>[0]['box'] }) {
  const info = useStore(boardStore, (state) => state.info);
  const index = useStore(boardStore, (state) => state.winnerIndex);
  const winners = useMemo(() => (info ? buildWinners(info, info.readAt) : []), [info]);
  return <TickerMirror box={box} winner={winners[index] ?? null} />;
}

/** Width of the lobby's column and of the window, followed as they change. */
function useColumnSize(root: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState<ColumnSize | null>(() => expectColumnSize(document.documentElement));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => ({
      width: element.clientWidth,
      windowWidth: window.innerWidth,
      windowHeight: window.innerHeight,
      isLow: isLowWindow(),
      top: element.getBoundingClientRect().top + window.scrollY,
    });
    // Where the size was foreseen the observer looks at it, in the frame and not in the task that puts the lobby there.
    setSize((old) => old ?? measure());
    const observer = new ResizeObserver(() => {
      const next = measure();
      // Inside the observer's task, so that boxes and canvas change in the frame of the resize itself.
      flushSync(() => setSize((old) => keepSame(old, next)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
