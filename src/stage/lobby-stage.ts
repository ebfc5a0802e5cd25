import type { Application } from 'pixi.js';
import { JACKPOT_TIERS } from '../../contract/ids.ts';
import type { BoardFigures, LobbyContent, WinnerContent } from '../../scenes/lobby/content.ts';
import type { LobbyLayout } from '../../scenes/lobby/layout.ts';
import { LobbyScene, type LobbyShow } from '../../scenes/lobby/lobby-scene.ts';
import type { Watch } from '../../scenes/scene.ts';
import { type BoardState, boardStore } from '../features/jackpot/board-store.ts';
import { addThemePainter } from '../session/theme-painters.ts';
import { FULL_FPS, frameRate } from './frame-rate.ts';
import { keepResolution } from './keep-resolution.ts';
import { limitBatches } from './limit-batches.ts';
import { LossCount } from './loss-count.ts';
import { buildWinners, money } from './mirror/lobby-content.ts';
import { mirrorStore, railOffset, whenRailMoves } from './mirror/mirror-store.ts';
import { turnBanner } from './mirror/show-banner.ts';
import { markStageSettled } from './mirror/stage-settled.ts';
import type { RendererPlan } from './renderer-choice.ts';
import { createSceneContext, loadFaces } from './scene-context.ts';
import { stillTickers } from './still-tickers.ts';
import { Surface } from './surface.ts';
import { watchStore } from './watch.ts';
import { watchCover } from './watch-cover.ts';

/** Frames a second of what moves by itself. */
const IDLE_FPS = 30;
/** What a touch sets going ends within this. */
const TOUCHED_MS = 1_500;

export interface LobbyStageParts {
  readonly app: Application;
  readonly scene: LobbyScene;
  readonly surface: Surface;
  /** Draws so far. */
  draws(): number;
}

export interface LobbyStageOptions {
  /** Data or power is to be spared. */
  readonly isThrifty: boolean;
  readonly onStarted: (parts: LobbyStageParts) => void;
}

const EMPTY_FIGURES: BoardFigures = { mega: '', major: '', minor: '', mini: '' };

function memo<S, T>(make: (state: S) => T, keyOf: (state: S) => unknown): (state: S) => T {
  let key: unknown = Symbol('none');
  let value: T;
  return (state) => {
    const next = keyOf(state);
    if (next !== key) {
      key = next;
      value = make(state);
    }
    return value;
  };
}

const figuresOf = memo(
  ({ amounts }: BoardState): BoardFigures =>
    amounts
      ? (Object.fromEntries(
          JACKPOT_TIERS.map((tier) => [tier, money(amounts[tier])]),
        ) as unknown as BoardFigures)
      : EMPTY_FIGURES,
  ({ amounts }) => amounts,
);
const winnersOf = memo(
  ({ info }: BoardState): WinnerContent[] => (info ? buildWinners(info, info.readAt) : []),
  ({ info }) => info,
);

/** Layout and content together, as one value that changes only when one of them does. */
function watchShow(): Watch<LobbyShow> | null {
  const { layout, content } = mirrorStore.getState();
  if (!layout || !content) return null;
  let last: LobbyShow = { layout, content };
  const select = (state: { layout: LobbyLayout | null; content: LobbyContent | null }): LobbyShow => {
    if (!state.layout || !state.content) return last;
    if (state.layout !== last.layout || state.content !== last.content) {
      last = { layout: state.layout, content: state.content };
    }
    return last;
  };
  return watchStore(mirrorStore, select);
}

function wordsOf(content: LobbyContent): string {
  const rails = content.rails.map((rail) => rail.title + rail.allWord + rail.allCount);
  const posters = content.rails.flatMap((rail) =>
    rail.posters.map((poster) => poster.brand + poster.pennantText),
  );
  const banners = content.banners.map((banner) => banner.overline + banner.action);
  const words = [...rails, ...posters, ...banners, ...Object.values(content.tierNames)].join('');
  return [...new Set(`${words}${money(1234567890 as Parameters<typeof money>[0])}`)].join('');
}

/**
 * Lets the lobby scene take over from the mirror, and gives the page back to it when the graphics fail.
 * @returns the function that takes the scene down and frees everything
 */
export function startLobbyStage(
  app: Application,
  plan: RendererPlan,
  host: HTMLElement,
  { isThrifty, onStarted }: LobbyStageOptions,
): () => void {
  const show = watchShow();
  if (!show) return () => undefined;
  stillTickers();
  limitBatches(app, plan);
  const resolution = app.renderer.resolution;
  let hasStopped = false;
  let isLost = false;
  let isShown = false;
  let isAsked = false;
  let draws = 0;
  const render = () => {
    isAsked = false;
    // Nobody sees the canvas before it takes over: one picture then costs less than the twenty on the way there.
    if (hasStopped || isLost || !isShown) return;
    draws += 1;
    app.render();
  };
  const draw = () => {
    if (isAsked || hasStopped || !isShown) return;
    isAsked = true;
    // After the movement or event that asked, and still in its frame.
    queueMicrotask(() => {
      if (isAsked) render();
    });
  };
  const context = createSceneContext({ renderer: plan.kind, resolution, isThrifty, draw });
  const scene = new LobbyScene(
    context,
    {
      show,
      figures: watchStore(boardStore, figuresOf),
      winner: watchStore(boardStore, (state) => winnersOf(state)[state.winnerIndex] ?? null),
      banner: watchStore(mirrorStore, (state) => state.bannerIndex),
      bannerDrag: watchStore(mirrorStore, (state) => state.bannerDrag),
      isBannerTaken: watchStore(mirrorStore, (state) => state.isBannerTaken),
      touch: watchStore(mirrorStore, (state) => state.touch),
      isPaused: watchStore(boardStore, (state) => state.isPaused),
      isCovered: watchCover(document.documentElement),
      railOffset,
      screen: () => surface.screen,
    },
    { nextBanner: turnBanner },
  );
  app.stage.addChild(scene.view);
  // Fewer pixels stretch what is painted; the pictures on their pages stay as they are.
  const sharpness = keepResolution(resolution, () => surface.redraw());
  const surface = new Surface(app.canvas, host, {
    resize: (width, height) => app.renderer.resize(width, height, sharpness.resolution),
    showBand: (top, height) => {
      scene.showBand(top, top + height);
      render();
    },
    setResting(isResting) {
      scene.setResting(isResting);
      sharpness.setResting(isResting);
    },
    see: () => scene.see(),
  });

  const losses = new LossCount();
  let railFrame = 0;
  const stops = [
    pacePictures(),
    addThemePainter(() => scene.whenPainted()),
    show.subscribe(() => {
      const { layout } = show.get();
      surface.setSize(layout.width, layout.height);
    }),
    whenRailMoves((key) => {
      surface.touch();
      if (!scene.moveRail(key) || railFrame) return;
      railFrame = requestAnimationFrame(() => {
        railFrame = 0;
        render();
      });
    }),
    listenForLoss(app.canvas, {
      onLost: () => {
        isLost = true;
        isShown = false;
        mirrorStore.setState({ isStageShown: false });
      },
      onRestored: () => {
        // Graphics that keep failing are left alone: the page works without them.
        if (losses.add(performance.now())) {
          stop();
          return;
        }
        isLost = false;
        limitBatches(app, plan);
        void takeOver();
      },
    }),
  ];

  async function takeOver(): Promise<void> {
    await scene.whenScreenComplete();
    await surface.whenResting();
    if (hasStopped || isLost) return;
    isShown = true;
    scene.open(document.querySelector('#cover:not(.leaving)') !== null);
    render();
    mirrorStore.setState({ isStageShown: true });
    markStageSettled();
  }

  async function start(): Promise<void> {
    await loadFaces(
      context.fonts,
      wordsOf(show?.get().content ?? { banners: [], rails: [], tierNames: EMPTY_FIGURES }),
    );
    if (hasStopped) return;
    await scene.prepare();
    if (hasStopped || !show) return;
    scene.enter();
    const { layout } = show.get();
    surface.setSize(layout.width, layout.height);
    onStarted({ app, scene, surface, draws: () => draws });
    await takeOver();
  }
  void start();

  function stop(): void {
    if (hasStopped) return;
    hasStopped = true;
    for (const end of stops) end();
    cancelAnimationFrame(railFrame);
    sharpness.stop();
    surface.destroy();
    scene.leave();
    mirrorStore.setState({ isStageShown: false });
  }
  return stop;
}

/** Half the frames while nobody touches: bulbs, ticker and tiers look the same, for half the drawing. */
function pacePictures(): () => void {
  frameRate.wish(IDLE_FPS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watchStore(mirrorStore, (state) => state.touch.pressed).subscribe(() => {
    frameRate.wish(FULL_FPS);
    clearTimeout(timer);
    timer = setTimeout(() => frameRate.wish(IDLE_FPS), TOUCHED_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    frameRate.wish(FULL_FPS);
  };
}

function listenForLoss(canvas: HTMLCanvasElement, on: { onLost(): void; onRestored(): void }): () => void {
  canvas.addEventListener('webglcontextlost', on.onLost);
  canvas.addEventListener('webglcontextrestored', on.onRestored);
  return () => {
    canvas.removeEventListener('webglcontextlost', on.onLost);
    canvas.removeEventListener('webglcontextrestored', on.onRestored);
  };
}
