import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import type { TouchState } from '../../../scenes/lobby/content.ts';
import { reducedMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import type { StairsContent } from '../../../scenes/vip/content.ts';
import { layoutStairs, offsetOf, stepKey } from '../../../scenes/vip/layout.ts';
import { StairsScene } from '../../../scenes/vip/stairs-scene.ts';
import { VIP_LEVELS } from '../../../server/rewards/public/default-vip-levels.ts';
import { everythingIn } from '../support/everything-in.ts';
import { handWatch } from '../support/hand-watch.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';

const stage = setUpStage();
const NO_TOUCH: TouchState = { pressed: null, held: null, focused: null };
const { ink, panel, velvet, brassLight, brass, brassBase, brassDark, brassShadow } = DEFAULT_THEME.tokens;
const colours = { ink, panel, velvet, light: brassLight, metal: brass, base: brassBase, dark: brassDark };

/** The stairs of a player at `level`. */
function contentAt(level: number): StairsContent {
  return {
    steps: VIP_LEVELS.map((row) => ({
      level: row.level,
      showType: row.showType,
      isReached: row.level <= level,
      isHere: row.level === level,
      hasGift: row.level === level,
      reward: `reward ${row.level}`,
      from: `from ${row.level}`,
    })),
    balconies: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((showType) => [
        showType,
        { ...colours, showType, name: `Balcony ${showType}`, shadow: brassShadow },
      ]),
    ),
    hereWord: 'You are here',
    here: level,
    progress: { index: level + 1, share: 0.5 },
  };
}

function makeStairs(parts: Partial<SceneContext> = {}) {
  const platform = sceneContext(parts);
  const layout = layoutStairs({
    width: 412,
    isLow: false,
    showTypes: VIP_LEVELS.map(({ showType }) => showType),
  });
  const place = { offset: offsetOf(layout, 7) };
  const watches = {
    show: handWatch({ layout, content: contentAt(7) }),
    touch: handWatch(NO_TOUCH),
    isPaused: handWatch(false),
    isCovered: handWatch(false),
    offset: () => place.offset,
  };
  const scene = new StairsScene(watches);
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
    [watches.show, watches.touch, watches.isPaused, watches.isCovered].map(({ heardBy }) => heardBy());
  return { ...platform, layout, watches, scene, open, moveTo, listeners };
}

describe('VIP stairs', () => {
  it('[R62] stage writes each level in view with its number, its reward and what it begins at', async () => {
    const { open } = makeStairs();
    await open();
    const texts = stage.paper.texts();
    for (const text of ['7', 'reward 7', 'from 7', 'You are here', 'Balcony 2'])
      expect(texts).toContain(text);
    expect(texts).not.toContain('reward 20');
  });

  it('[R62] only what the window shows exists, however far the player walks', async () => {
    const { open, moveTo, layout, scene } = makeStairs();
    await open();
    const most = Math.ceil(layout.width / layout.pitch) + 1;
    const objects = everythingIn(scene.view).length;
    for (let offset = 0; offset <= layout.contentWidth - layout.width; offset += 90) {
      await moveTo(offset);
      expect(scene.display?.counts.steps).toBeLessThanOrEqual(most);
      expect(scene.display?.counts.balconies).toBeLessThanOrEqual(3);
      expect(everythingIn(scene.view).length).toBeLessThanOrEqual(objects + 8);
    }
  });

  it('[R62] steps that a drag reaches are painted while nothing moves, and none of them during it', async () => {
    const { open, moveTo, layout, scene } = makeStairs();
    await open();
    await stage.time.step(50);
    scene.display?.setResting(false);
    const from = offsetOf(layout, 7);
    const painted = stage.paper.texts().length;
    for (let offset = from; offset < from + 6 * layout.pitch; offset += 60) {
      await moveTo(offset);
    }
    const rewards = stage.paper.texts().slice(painted);
    expect(rewards.filter((text) => text.startsWith('reward'))).toEqual([]);
  });

  it('[R62] balcony that the player comes back to is not painted again', async () => {
    const { open, moveTo, layout } = makeStairs();
    await open();
    const count = () => stage.paper.texts().filter((text) => text === 'Balcony 2').length;
    expect(count()).toBe(1);
    await moveTo(layout.contentWidth - layout.width);
    await moveTo(offsetOf(layout, 7));
    expect(count()).toBe(1);
  });

  it('[R62] stairs free displays, textures and listeners when they are left, also while a balcony is painted', async () => {
    const { open, moveTo, scene, listeners, themeListeners, hands } = makeStairs();
    await open();
    const parts = everythingIn(scene.view);
    const sources = new Set(parts.flatMap((part) => (part instanceof Sprite ? part.texture.source : [])));
    const painted = [...sources].filter(({ label }) => ['sheet', 'page', 'picture'].includes(label));
    expect(painted.length).toBeGreaterThan(3);
    const walk = moveTo(2_000);
    scene.leave();
    await walk;
    expect(parts.every(({ destroyed }) => destroyed)).toBe(true);
    expect(painted.every(({ destroyed }) => destroyed)).toBe(true);
    expect(listeners()).toEqual([0, 0, 0, 0]);
    expect(themeListeners.size).toBe(0);
    expect(hands.waiting()).toBe(0);
  });

  it('[R62] light of the own level swells now and then, and rests while the player has paused movement', async () => {
    const { open, state, hands, watches } = makeStairs();
    await open();
    hands.run(800);
    await stage.time.step(200);
    const moving = state.draws;
    expect(moving).toBeGreaterThan(1);
    await stage.time.step(2_000);
    watches.isPaused.set(true);
    const rested = state.draws;
    hands.run(60_000);
    await stage.time.step(1_000);
    expect(state.draws).toBe(rested);
  });

  it('[R62] with reduced motion nothing moves by itself', async () => {
    const { open, state, hands } = makeStairs({ motion: reducedMotion });
    await open();
    await stage.time.step(500);
    const rested = state.draws;
    hands.run(60_000);
    await stage.time.step(500);
    expect(state.draws).toBe(rested);
  });

  it('[R62] pressed step and the one with the focus are marked', async () => {
    const { open, watches, scene, state } = makeStairs();
    await open();
    const before = everythingIn(scene.view).length;
    const drawn = state.draws;
    watches.touch.set({ ...NO_TOUCH, focused: stepKey(7) });
    expect(everythingIn(scene.view).length).toBe(before + 4);
    watches.touch.set({ ...NO_TOUCH, pressed: stepKey(7) });
    expect(everythingIn(scene.view).length).toBe(before);
    expect(state.draws).toBeGreaterThan(drawn);
  });

  it('[R62] level that rises is shown in the next picture', async () => {
    const { open, watches, layout, scene } = makeStairs();
    await open();
    watches.show.set({ layout, content: contentAt(8) });
    await scene.display?.untilComplete();
    expect(stage.paper.texts().filter((text) => text === '8').length).toBeGreaterThan(1);
  });
});
