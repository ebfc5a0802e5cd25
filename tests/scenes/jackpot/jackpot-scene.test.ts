import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { AwardContent, HallBoxes } from '../../../scenes/jackpot/content.ts';
import { JackpotScene } from '../../../scenes/jackpot/jackpot-scene.ts';
import { everythingIn } from '../support/everything-in.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { testObservable } from '../support/test-observable.ts';

const stage = setUpStage();

const EMPTY_HALL: HallBoxes = {
  width: 412,
  height: 915,
  ring: { x: 0, y: 0, width: 300, height: 200 },
  cells: [],
  balance: null,
};

const COIN: AwardContent = {
  size: 'small',
  tier: null,
  title: 'You won',
  amount: cents(5_000),
  isQuiet: false,
};

function makeScene() {
  const platform = sceneContext();
  const places = testObservable(EMPTY_HALL);
  const told: string[] = [];
  const scene = new JackpotScene(places, {
    light: (cell) => told.push(`light ${cell}`),
    cover: (isCovering) => told.push(isCovering ? 'cover' : 'uncover'),
    award: (isShown) => told.push(isShown ? 'award' : 'no award'),
  });
  return { ...platform, places, told, scene };
}

describe('jackpot scene', () => {
  it('jackpot scene lights the ring where the hall has it, and again where it moves to', async () => {
    const { scene, context, places } = makeScene();
    await scene.prepare(context);
    scene.enter();
    const chase = scene.display?.view.children[0]?.children[3];
    expect(chase?.position).toMatchObject({ x: 0, y: 0 });
    places.set({ ...EMPTY_HALL, ring: { x: 30, y: 70, width: 300, height: 200 } });
    expect(chase?.position).toMatchObject({ x: 30, y: 70 });
  });

  it('jackpot scene ends a count for another window and lets the circling light go on', async () => {
    const { scene, context, told } = makeScene();
    await scene.prepare(context);
    scene.enter();
    scene.display?.circle();
    scene.resize();
    expect(scene.display?.isCircling).toBe(true);
    const counting = scene.display?.celebrate(COIN);
    scene.resize();
    await expect(counting).resolves.toBeUndefined();
    expect(told.slice(-2)).toEqual(['uncover', 'no award']);
  });

  it('jackpot scene draws every frame of a count and only the steps of the light', async () => {
    const { scene, context, state } = makeScene();
    await scene.prepare(context);
    scene.enter();
    state.draws = 0;
    scene.display?.circle();
    await stage.time.step(390);
    expect(state.draws).toBe(5);
    void scene.display?.celebrate(COIN);
    state.draws = 0;
    await stage.time.step(400);
    expect(state.draws).toBeGreaterThanOrEqual(19);
  });

  it('jackpot scene gives back textures, displays and its listener when it leaves', async () => {
    const { scene, context, places } = makeScene();
    await scene.prepare(context);
    scene.enter();
    const parts = everythingIn(scene.view);
    const textures = parts.flatMap((part) => (part instanceof Sprite ? part.texture : []));
    const sources = new Set(textures.map(({ source }) => source));
    // The bulb and the glow.
    expect(sources.size).toBe(2);
    scene.leave();
    expect(parts.every(({ destroyed }) => destroyed)).toBe(true);
    expect([...sources].every(({ destroyed }) => destroyed)).toBe(true);
    expect([places.heardBy(), scene.display]).toEqual([0, null]);
  });

  it('jackpot scene that leaves while it prepares frees what is ready only then', async () => {
    const { scene, context } = makeScene();
    const prepared = scene.prepare(context);
    scene.leave();
    await prepared;
    expect(scene.display).toBeNull();
    expect(scene.view.destroyed).toBe(true);
  });
});
