import { lazy, Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { TICKER_CONTROL_WIDTH } from '../../../scenes/ornaments/measures.ts';
import { boardStore, startBoard } from '../../features/jackpot/board-store.ts';
import { followLobby } from '../../features/lobby/follow-lobby.ts';
import { fillLobby, lobbyStore, measureColumn } from '../../features/lobby/lobby-store.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import board from './board-mirror.module.css';
import { BoardMirror, TickerMirror } from './board-mirror.tsx';
import { takeCanvas } from './canvas-place.ts';
import styles from './lobby-mirror.module.css';
import { MarqueeMirror } from './marquee-mirror.tsx';
import { mirrorStore, NO_MIRROR } from './mirror-store.ts';
import { PauseControl } from './pause-control.tsx';
import { RailMirror } from './rail-mirror.tsx';
import { firstImages, requestImages } from './request-images.ts';
import { useGrowth, useImageTurns } from './use-first-screen.ts';
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
  // Before the first drawing: what is expected is drawn at once.
  useState(fillLobby);
  const column = useStore(lobbyStore, (state) => state.column);
  const content = useStore(lobbyStore, (state) => state.content);
  const layout = useStore(lobbyStore, (state) => state.layout);
  const isStageShown = useStore(mirrorStore, (state) => state.isStageShown);
  // Its images go in slices, when the stage has been seen; they come back at once where it is not shown any more.
  const wasStageShown = useDeferredValue(isStageShown);
  const bannerIndex = useStore(mirrorStore, (state) => state.bannerIndex);
  useTouch(root);
  const isSettled = useStageSettled();
  const isGrown = useGrowth(isSettled);
  const near = useNearRails({ layout, root: element, lobbyTop: column?.top ?? 0, isGrown });
  // Once, before the first drawing, as in an effect it would come after all of it; and after what reads the page.
  useState(
    () => !isStageShown && content && layout && column && requestImages(firstImages(content, layout, column)),
  );
  const turnsOf = useImageTurns(column?.windowHeight ?? 0);

  useLayoutEffect(() => {
    setElement(root.current);
    const stop = followLobby(boardStore);
    return () => {
      mirrorStore.setState(NO_MIRROR);
      stop();
    };
  }, []);
  useColumn(root);
  // The stage hears of a new layout in the task that made it: a canvas resized later would be blank for a frame.
  const isLaidOut = layout !== null && layout.height > 0;
  useLayoutEffect(() => {
    mirrorStore.setState({ host: isLaidOut ? takeCanvas(host.current) : null });
  }, [isLaidOut]);
  useEffect(() => startBoard(), []);

  return (
    <div className={styles.lobby} ref={root} data-lobby>
      <div className={styles.canvasHost} ref={host} aria-hidden="true" data-canvas-host data-unkept />
      {layout && content && (
        <div
          className={styles.mirror}
          style={{ height: layout.height }}
          data-stage-shown={String(isStageShown)}
        >
          <h1 className={styles.hiddenHeading}>{t('lobby.heading')}</h1>
          {layout.marquee && (
            <MarqueeMirror banners={content.banners} layout={layout.marquee} index={bannerIndex} />
          )}
          {layout.board && <Board layout={layout.board} />}
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

function Board({ layout }: Pick<Parameters<typeof BoardMirror>[0], 'layout'>) {
  return <BoardMirror layout={layout} figures={useStore(lobbyStore, (state) => state.figures)} />;
}

function Ticker({ box }: Pick<Parameters<typeof TickerMirror>[0], 'box'>) {
  return <TickerMirror box={box} winner={useStore(lobbyStore, (state) => state.winner)} />;
}

/** Follows the width of the lobby's column, and of the window. */
function useColumn(root: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () =>
      measureColumn({
        width: element.clientWidth,
        top: element.getBoundingClientRect().top + window.scrollY,
      });
    // Where the size was foreseen the observer looks at it, in the frame and not in the task that puts the lobby there.
    if (!lobbyStore.getState().column) measure();
    const observer = new ResizeObserver(() => {
      // Inside the observer's task, so that boxes and canvas change in the frame of the resize itself.
      flushSync(measure);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
}
