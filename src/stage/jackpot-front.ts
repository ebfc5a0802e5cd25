import { Application } from 'pixi.js';
import { JackpotScene } from '../../scenes/jackpot/jackpot-scene.ts';
import { lendShow } from '../features/jackpot/draw-show.ts';
import { drawStore } from '../features/jackpot/draw-store.ts';
import { lightStore } from '../features/jackpot/light-store.ts';
import { localKeys } from '../platform/key-values.ts';
import { followDraw } from './draw-probe.ts';
import { frameRate } from './frame-rate.ts';
import { clipView, watchPlaces } from './hall-places.ts';
import { limitBatches } from './limit-batches.ts';
import { keepRaised } from './raised.ts';
import { planRenderer, RENDERER_KEY, readGraphics, readWish } from './renderer-choice.ts';
import { chooseMotion, createSceneContext, loadFaces } from './scene-context.ts';
import { stillTickers } from './still-tickers.ts';

const MOST_RESOLUTION = 2;

/**
 * Puts the draw's scene on a canvas in `host`, and lends it to whoever draws. Without a renderer, and for less
 * motion, nothing is made: the hall then shows each result at once.
 * @returns the function that takes it down and frees everything
 */
export function startFront(host: HTMLElement): () => void {
  const wish = readWish(location.search, localKeys.get(RENDERER_KEY));
  const plan = planRenderer(wish, readGraphics(wish, matchMedia('(forced-colors: active)').matches));
  if (!plan || chooseMotion(false).isReduced) return () => undefined;
  const app = new Application();
  const resolution = Math.min(MOST_RESOLUTION, window.devicePixelRatio);
  let isReady = false;
  const start = app.init({
    // The types do not know Pixi's newest renderer yet.
    preference: plan.kind as 'webgl',
    resolution,
    width: window.innerWidth,
    height: window.innerHeight,
    autoStart: false,
    sharedTicker: false,
    autoDensity: true,
    antialias: false,
    backgroundAlpha: 0,
    skipExtensionImports: true,
    eventMode: 'none',
  });
  return keepRaised(
    async (isGone) => {
      await start;
      isReady = true;
      limitBatches(app, plan);
      return isGone() ? () => undefined : raise(app, host, isGone);
    },
    () => {
      // What has not begun cannot be destroyed either.
      if (isReady) app.destroy({ removeView: true }, { children: true });
    },
  );
}

async function raise(app: Application, host: HTMLElement, isGone: () => boolean): Promise<() => void> {
  stillTickers();
  let isAsked = false;
  let hasStopped = false;
  let note: (() => void) | null = null;
  const render = () => {
    isAsked = false;
    if (hasStopped) return;
    app.render();
    note?.();
  };
  const draw = () => {
    if (isAsked || hasStopped) return;
    isAsked = true;
    // After the movement that asked, and still in its frame.
    queueMicrotask(render);
  };
  const context = createSceneContext({
    renderer: app.renderer.name === 'webgl' ? 'webgl' : 'canvas',
    resolution: app.renderer.resolution,
    isThrifty: false,
    draw,
  });
  const places = watchPlaces(host);
  const scene = new JackpotScene(context, places, {
    light: (cell, isMoving) => lightStore.setState({ cell, isMoving }),
    count: (countShare) => drawStore.setState({ countShare }),
    cover: (isCovering) => void host.closest('[data-hall]')?.toggleAttribute('data-covered', isCovering),
  });
  note = followDraw(() => scene.wheelDegrees);
  const leave = () => {
    // First: leaving asks for a last picture, of an application that is gone by then.
    hasStopped = true;
    scene.leave();
  };
  let installProbe: typeof import('./front-probe.ts').installFrontProbe | undefined;
  try {
    const faces = loadFaces(context.fonts, 'MEGAMAJORMINORMINI巨大中小奖');
    [installProbe] = await Promise.all([loadProbe(), faces, scene.prepare()]);
  } catch (error) {
    leave();
    throw error;
  }
  if (isGone()) return leave;
  host.append(app.canvas);
  app.stage.addChild(scene.view);
  scene.enter();
  let cuts = 0;
  const cut = () => {
    cuts += 1;
    scene.cut();
  };
  const view = clipView(app.canvas, places);
  const takeBack = lendShow({
    circle() {
      view.showRing();
      scene.circle();
    },
    rest: () => scene.rest(),
    run(plan) {
      view.showRing();
      return scene.play(plan);
    },
    turn(plan) {
      view.showAll();
      return scene.turn(plan);
    },
    async celebrate(size) {
      const before = cuts;
      // The award stands in the hall once React has had its turn.
      await new Promise((done) => setTimeout(done));
      if (before !== cuts) return;
      view.showAll();
      places.measure();
      await scene.celebrate(size);
    },
    cut,
  });
  if (drawStore.getState().phase === 'asking') {
    view.showRing();
    scene.circle();
  }
  const stops = [
    takeBack,
    view.stop,
    // The lobby below halves the frames while nobody touches it.
    frameRate.hold(),
    places.listen(() => {
      app.renderer.resize(window.innerWidth, window.innerHeight);
      // What plays is made for the old window: its end is shown in the new one.
      if (drawStore.getState().phase !== 'asking') cut();
      places.measure();
      draw();
    }),
    listenOnce(app.canvas, 'webglcontextlost', takeBack),
    installProbe?.(app, scene),
  ];
  return () => {
    for (const stop of stops) stop?.();
    leave();
  };
}

/** Only for an address that asks for it, as the lobby's. */
async function loadProbe() {
  if (new URLSearchParams(location.search).get('probe') !== '1') return undefined;
  return (await import('./front-probe.ts')).installFrontProbe;
}

function listenOnce(target: EventTarget, name: string, work: () => void): () => void {
  target.addEventListener(name, work, { once: true });
  return () => target.removeEventListener(name, work);
}
