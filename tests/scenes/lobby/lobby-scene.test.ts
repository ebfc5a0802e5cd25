import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAINT } from '../../../contract/config/paint.ts';

import { LobbyScene } from '../../../scenes/lobby/lobby-scene.ts';
import { fullMotion, reducedMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { everythingIn } from '../support/everything-in.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { settle } from '../support/stepped-time.ts';
import { layOut, makeContent, makeWinner, NO_TOUCH, observableByHand } from './support/open-lobby.ts';

const stage = setUpStage();

/** The scene of a lobby with two banners and two rails of five, not prepared yet. */
function makeLobby(parts: Partial<SceneContext> = {}) {
  const platform = sceneContext(parts);
  const content = makeContent([5, 5], 2);
  const observables = observableByHand(content);
  const wanted: number[] = [];
  const scene = new LobbyScene(observables, { nextBanner: () => wanted.push(platform.hands.clock.now()) });
  const open = async () => {
    await scene.prepare(platform.context);
    scene.resize({ width: 412, height: 1_800, top: 0 });
    scene.enter();
    await scene.display?.untilComplete();
  };
  const { show, figures, winner, banner, bannerDrag, touch, isPaused, isCovered, isHidden } = observables;
  const listeners = () =>
    [show, figures, winner, banner, bannerDrag, touch, isPaused, isCovered, isHidden].map(({ heardBy }) =>
      heardBy(),
    );
  return { ...platform, content, observables, wanted, scene, open, listeners };
}

describe('lobby scene', () => {
  it('lobby scene shows its posters when it is prepared and laid out', async () => {
    const { scene, open } = makeLobby();
    expect(scene.display).toBeNull();
    await open();
    expect(scene.display?.counts.tiles).toBe(8);
    expect(scene.display?.counts.pages).toBeGreaterThanOrEqual(2);
  });

  it('lobby scene frees displays, textures and listeners when it leaves', async () => {
    const { scene, open, listeners, hands, themeListeners } = makeLobby();
    await open();
    const parts = everythingIn(scene.view);
    const sources = new Set(parts.flatMap((part) => (part instanceof Sprite ? part.texture.source : [])));
    const painted = [...sources].filter(({ label }) => label === 'sheet' || label === 'page');
    expect(painted.length).toBeGreaterThan(3);
    scene.leave();
    expect(parts.every(({ destroyed }) => destroyed)).toBe(true);
    expect(painted.every(({ destroyed }) => destroyed)).toBe(true);
    expect(listeners().every((count) => count === 0)).toBe(true);
    expect([themeListeners.size, hands.waiting()]).toEqual([0, 0]);
    expect(scene.display).toBeNull();
  });

  it('lobby scene that leaves while it prepares keeps no canvas and hears nothing', async () => {
    const { scene, context, listeners } = makeLobby();
    const prepared = scene.prepare(context);
    scene.leave();
    await prepared;
    expect(stage.paper.papers.every(({ width }) => width === 0 || width === undefined)).toBe(true);
    expect(listeners().every((count) => count === 0)).toBe(true);
    const late = makeLobby();
    late.scene.leave();
    await late.scene.prepare(late.context);
    expect(late.scene.display).toBeNull();
  });

  it('lobby scene shows the last of two layouts that followed one another at once', async () => {
    const { scene, open, observables } = makeLobby();
    await open();
    for (const counts of [[1], [3, 3]]) {
      const content = makeContent(counts, 1);
      observables.show.set({ content, layout: layOut({ content, width: 900 }) });
    }
    await scene.display?.untilComplete();
    expect(scene.display?.counts.tiles).toBe(6);
  });

  it('lobby scene drops a painting that is ready only after a later one', async () => {
    const late: (() => void)[] = [];
    let isSlow = false;
    const { scene, open, observables, state } = makeLobby({
      loadImage: (address) => {
        const image = document.createElement('canvas');
        if (!isSlow || address.startsWith('/art/')) return Promise.resolve(image);
        return new Promise((done) => late.push(() => done(image)));
      },
    });
    await open();
    const content = makeContent([2], 1);
    isSlow = true;
    observables.show.set({ content, layout: layOut({ content, width: 900 }) });
    // Drawings are read in a task of their own.
    await settle();
    isSlow = false;
    observables.show.set({ content, layout: layOut({ content, width: 700 }) });
    await scene.display?.untilComplete();
    const { draws } = state;
    const countFreed = () => stage.paper.papers.filter(({ width }) => width === 0).length;
    const freed = countFreed();
    expect(late.length).toBeGreaterThan(0);
    for (const come of late) come();
    await settle();
    expect(state.draws).toBe(draws);
    expect(countFreed()).toBe(freed + 1);
  });

  it('lobby scene that leaves between two parts of its first painting applies no more of them', async () => {
    const tasks: (() => void)[] = [];
    const { scene, context } = makeLobby({ nextTask: () => new Promise<void>((done) => tasks.push(done)) });
    const prepared = scene.prepare(context);
    const heights = () => stage.paper.papers.length;
    // Until the rails are on their own page.
    while (heights() < 2) {
      await settle();
      tasks.shift()?.();
    }
    await settle();
    const before = heights();
    scene.leave();
    while (tasks.length > 0) {
      tasks.shift()?.();
      await settle();
    }
    await prepared;
    expect(heights()).toBe(before);
  });

  it('lobby scene keeps amounts and winners back while it is covered and catches up after', async () => {
    const { open, observables } = makeLobby();
    await open();
    observables.isCovered.set(true);
    const { length } = stage.paper.texts();
    observables.winner.set(makeWinner('b', { name: 'z***z' }));
    expect(stage.paper.texts()).toHaveLength(length);
    observables.isCovered.set(false);
    expect(stage.paper.texts()).toContain('z***z');
  });

  it('lobby scene sends its posters in when the gate opens, not behind it', async () => {
    const { scene, open, observables } = makeLobby();
    observables.isHidden.set(true);
    await open();
    expect(scene.root.getChildren()).toEqual([]);
    observables.isHidden.set(false);
    expect(scene.root.getChildren().length).toBeGreaterThan(0);
  });

  it('lobby scene waits for its first frame where the gate opens before that', async () => {
    const { scene, observables, context } = makeLobby();
    observables.isHidden.set(true);
    await scene.prepare(context);
    scene.resize({ width: 412, height: 1_800, top: 0 });
    observables.isHidden.set(false);
    expect(scene.root.getChildren()).toEqual([]);
    scene.enter();
    expect(scene.root.getChildren().length).toBeGreaterThan(0);
  });

  it('lobby scene asks for the next banner every nine seconds while its marquee is in sight', async () => {
    const { scene, open, wanted, hands } = makeLobby();
    await open();
    hands.run(9_000);
    expect(wanted).toEqual([9_000]);
    scene.resize({ width: 412, height: 1_800, top: 600 });
    hands.run(9_000);
    expect(wanted).toEqual([9_000]);
  });

  it('lobby scene paints anew for another theme and not for the same', async () => {
    let paint = DEFAULT_PAINT;
    const parts = Object.defineProperty({}, 'paint', { get: () => paint, enumerable: true });
    const lobby = makeLobby();
    const context = Object.defineProperties({ ...lobby.context }, Object.getOwnPropertyDescriptors(parts));
    await lobby.scene.prepare(context);
    const { length } = stage.paper.papers;
    for (const listener of lobby.themeListeners) listener();
    await settle();
    expect(stage.paper.papers).toHaveLength(length);
    paint = { ...DEFAULT_PAINT };
    for (const listener of lobby.themeListeners) listener();
    await lobby.scene.display?.untilPainted();
    expect(stage.paper.papers.length).toBeGreaterThan(length);
  });
});

describe('lobby touches', () => {
  const bannerButton = (scene: LobbyScene) =>
    everythingIn(scene.view).find(({ pivot, children }) => pivot.x > 0 && children.length === 1);

  it('press on the banner’s button shrinks it until it is let go', async () => {
    const { scene, open, observables } = makeLobby({ motion: { ...fullMotion, hasBulbChase: false } });
    await open();
    const button = bannerButton(scene);
    observables.touch.set({ ...NO_TOUCH, pressed: 'banner' });
    await stage.time.step(100);
    expect(button?.scale.x).toBeCloseTo(0.97, 5);
    observables.touch.set(NO_TOUCH);
    await stage.time.step(100);
    expect(button?.scale.x).toBeCloseTo(1, 5);
  });

  it('press with reduced motion leaves every size and still lights what is pressed', async () => {
    const { scene, open, observables } = makeLobby({ motion: reducedMotion });
    await open();
    const [light] = scene.view.children[0]?.children.at(-1)?.children ?? [];
    observables.touch.set({ ...NO_TOUCH, pressed: 'tier:mega' });
    const { board } = observables.show.get().layout;
    expect(light).toMatchObject({ visible: true, x: (board?.mega.x ?? 0) + 2 });
    observables.touch.set({ ...NO_TOUCH, pressed: 'nothing' });
    expect(light?.visible).toBe(false);
  });

  it('focus ring goes to posters, links, tiers and dots, and away from what is unknown', async () => {
    const { scene, open, observables } = makeLobby({ motion: reducedMotion });
    await open();
    const ring = scene.view.children[0]?.children.at(-1)?.children[1];
    const { layout } = observables.show.get();
    const at = (focused: string | null) => {
      observables.touch.set({ ...NO_TOUCH, focused });
      return ring?.children.length ? (ring.children[0]?.x ?? 0) + 4 : null;
    };
    expect(at('rail-0:1')).toBe(layout.margin + layout.poster.pitch);
    expect(at('all:rail-0')).toBe(layout.rails[0]?.all.x);
    expect(at('tier:mini')).toBe(layout.board?.mini.x);
    expect(at('dot:1')).toBe(layout.marquee?.dots[1]?.x);
    expect(at('banner')).toBe(layout.marquee?.button.x);
    expect(at('dot:9')).toBeNull();
    expect(at(null)).toBeNull();
  });

  it('long press is heard once, lower than a tap, and the curtain only after the hand', async () => {
    const { open, observables, sounds } = makeLobby();
    await open();
    observables.touch.set({ ...NO_TOUCH, held: 'rail-0:0' });
    observables.touch.set({ ...NO_TOUCH, held: 'rail-0:0', focused: 'rail-0:0' });
    expect(sounds).toEqual(['press']);
    observables.banner.set(1);
    expect(sounds).toEqual(['press']);
    observables.isBannerTaken.set(true);
    observables.banner.set(0);
    expect(sounds).toEqual(['press', 'curtain']);
  });
});
