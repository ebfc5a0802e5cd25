import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import type { TouchState } from '../../../scenes/lobby/content.ts';
import { reducedMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import type { RoadContent } from '../../../scenes/vip/content.ts';
import { layoutRoad, levelKey, offsetOf, STOP_COUNT } from '../../../scenes/vip/layout.ts';
import { RoadScene } from '../../../scenes/vip/road-scene.ts';
import { VIP_LEVELS } from '../../../server/rewards/default-vip-levels.ts';
import { everythingIn } from '../support/everything-in.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { testObservable } from '../support/test-observable.ts';

const stage = setUpStage();
const NO_TOUCH: TouchState = { pressed: null, held: null, focused: null };
const { ink, panel, velvet, brassLight, brass, brassBase, brassDark, brassShadow } = DEFAULT_THEME.tokens;
const colours = { ink, panel, velvet, light: brassLight, metal: brass, base: brassBase, dark: brassDark };

/** The road of a player at `level`. */
function contentAt(level: number): RoadContent {
  return {
    levels: VIP_LEVELS.map((row) => ({
      level: row.level,
      showType: row.showType,
      isReached: row.level <= level,
      isHere: row.level === level,
      hasGift: row.level === level,
      from: `from ${row.level}`,
    })),
    themes: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((showType) => [
        showType,
        { ...colours, showType, name: `Theme ${showType}`, shadow: brassShadow },
      ]),
    ),
    hereWord: 'You are here',
    here: level,
  };
}

function makeRoad(parts: Partial<SceneContext> = {}) {
  const platform = sceneContext(parts);
  const layout = layoutRoad({ width: 412, height: 503, count: VIP_LEVELS.length });
  const place = { offset: offsetOf(layout, 7) };
  const observables = {
    show: testObservable({ layout, content: contentAt(7) }),
    touch: testObservable(NO_TOUCH),
    isPaused: testObservable(false),
    isCovered: testObservable(false),
    offset: () => place.offset,
  };
  const scene = new RoadScene(observables);
  const open = async () => {
    await scene.prepare(platform.context);
    scene.resize({ width: 412, height: layout.height, top: 0 });
    scene.enter();
    await scene.display?.untilComplete();
  };
  const moveTo = async (offset: number) => {
    place.offset = offset;
    scene.display?.move();
    await scene.display?.untilComplete();
  };
  const listeners = () =>
    [observables.show, observables.touch, observables.isPaused, observables.isCovered].map(({ heardBy }) =>
      heardBy(),
    );
  return { ...platform, layout, observables, scene, open, moveTo, listeners };
}

describe('VIP road', () => {
  it('[R62] stage writes each level’s number and what it begins at, the own one’s place, and the theme’s name', async () => {
    const { open } = makeRoad();
    await open();
    const texts = stage.paper.texts();
    for (const text of ['7', '8', 'from 8', 'You are here', 'THEME 2']) expect(texts).toContain(text);
    expect(texts, 'the own level’s plate says that the player is there').not.toContain('from 7');
    expect(texts, 'no other theme is painted before it is come to').not.toContain('THEME 3');
  });

  it('[R62] only medals that the window shows exist, however far the player goes', async () => {
    const { open, moveTo, layout, scene } = makeRoad();
    await open();
    expect(scene.display?.medalCount).toBe(STOP_COUNT);
    const objects = everythingIn(scene.view).length;
    for (let offset = 0; offset <= layout.contentWidth - layout.width; offset += 37) {
      await moveTo(offset);
      expect(scene.display?.medalCount).toBeLessThanOrEqual(STOP_COUNT + 1);
      expect(everythingIn(scene.view).length).toBeLessThanOrEqual(objects + 3);
    }
    expect(scene.display?.medalCount).toBe(1);
  });

  it('[R62] nearer medal lies over the farther ones, in whichever direction the player goes', async () => {
    const { open, moveTo, layout, scene } = makeRoad();
    await open();
    for (const index of [9, 12, 10, 3, 0, 26]) {
      await moveTo(offsetOf(layout, index));
      const medals = everythingIn(scene.view).filter(
        (part): part is Sprite =>
          part instanceof Sprite && part.anchor.x === 0.5 && part.y > layout.plinth.y + 60,
      );
      const heights = medals.map(({ y }) => y).filter((y) => y < layout.height);
      expect(heights.slice(-STOP_COUNT)).toEqual(heights.slice(-STOP_COUNT).toSorted((a, b) => a - b));
    }
  });

  it('[R62] next theme is painted once it is come to and fades in; the last one is not painted again', async () => {
    const { open, moveTo, layout } = makeRoad();
    await open();
    const isPainted = (name: string) => stage.paper.texts().includes(name);
    const count = (name: string) => stage.paper.texts().filter((text) => text === name).length;
    const once = count('THEME 2');
    await moveTo(offsetOf(layout, 10));
    expect(isPainted('THEME 3'), 'level 10 is the last of the second theme').toBe(false);
    await moveTo(offsetOf(layout, 11));
    expect(isPainted('THEME 3')).toBe(true);
    await stage.time.step(400);
    await moveTo(offsetOf(layout, 7));
    expect(count('THEME 2')).toBe(once);
  });

  it.each([
    { resolution: 2, left: 5 },
    { resolution: 3, left: 3 },
  ])(
    '[R62] of five themes at density $resolution the last $left stay painted, and the others are freed',
    async ({ resolution, left }) => {
      const { open, moveTo, layout, scene } = makeRoad({ resolution });
      await open();
      const seen = new Set<Sprite['texture']['source']>();
      for (const index of [7, 12, 17, 22, 27]) {
        await moveTo(offsetOf(layout, index));
        await stage.time.step(400);
        for (const part of everythingIn(scene.view))
          if (part instanceof Sprite && part.texture.source?.label === 'picture')
            seen.add(part.texture.source);
      }
      expect([...seen].map(({ destroyed }) => destroyed)).toEqual(
        Array.from({ length: 5 }, (_, index) => index < 5 - left),
      );
    },
  );

  it('[R62] road frees displays, textures and listeners when it is left, also while a theme is painted', async () => {
    const { open, moveTo, scene, listeners, themeListeners, hands, layout } = makeRoad();
    await open();
    const parts = everythingIn(scene.view);
    const sources = new Set(parts.flatMap((part) => (part instanceof Sprite ? part.texture.source : [])));
    const painted = [...sources].filter(({ label }) => ['sheet', 'picture'].includes(label));
    expect(painted.length).toBeGreaterThan(1);
    const walk = moveTo(offsetOf(layout, 20));
    scene.leave();
    await walk;
    expect(parts.every(({ destroyed }) => destroyed)).toBe(true);
    expect(painted.every(({ destroyed }) => destroyed)).toBe(true);
    expect(listeners()).toEqual([0, 0, 0, 0]);
    expect(themeListeners.size).toBe(0);
    expect(hands.waiting()).toBe(0);
  });

  it('[R62] light of the own level swells now and then, and rests while the player has paused movement', async () => {
    const { open, state, hands, observables } = makeRoad();
    await open();
    hands.run(800);
    await stage.time.step(200);
    const moving = state.draws;
    expect(moving).toBeGreaterThan(1);
    await stage.time.step(2_000);
    observables.isPaused.set(true);
    const rested = state.draws;
    hands.run(60_000);
    await stage.time.step(1_000);
    expect(state.draws).toBe(rested);
  });

  it('[R62] with reduced motion nothing moves by itself', async () => {
    const { open, state, hands } = makeRoad({ motion: reducedMotion });
    await open();
    await stage.time.step(500);
    const rested = state.draws;
    hands.run(60_000);
    await stage.time.step(500);
    expect(state.draws).toBe(rested);
  });

  it('[R62] pressed medal and the one with the focus are marked', async () => {
    const { open, observables, scene, state } = makeRoad();
    await open();
    const before = everythingIn(scene.view).length;
    const drawn = state.draws;
    observables.touch.set({ ...NO_TOUCH, focused: levelKey(7) });
    expect(everythingIn(scene.view).length).toBe(before + 4);
    observables.touch.set({ ...NO_TOUCH, pressed: levelKey(7) });
    expect(everythingIn(scene.view).length).toBe(before);
    expect(state.draws).toBeGreaterThan(drawn);
  });

  it('[R62] level that rises is shown in the next picture', async () => {
    const { open, observables, layout, scene } = makeRoad();
    await open();
    observables.show.set({ layout, content: contentAt(8) });
    await scene.display?.untilComplete();
    expect(stage.paper.texts().filter((text) => text === '8').length).toBeGreaterThan(1);
  });
});
