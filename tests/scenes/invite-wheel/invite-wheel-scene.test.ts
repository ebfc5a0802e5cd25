import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { WheelContent, WheelResult } from '../../../scenes/invite-wheel/content.ts';
import { InviteWheelScene } from '../../../scenes/invite-wheel/invite-wheel-scene.ts';
import { sectorUnder } from '../../../scenes/invite-wheel/turn-plan.ts';
import { reducedMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { everythingIn } from '../support/everything-in.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { testObservable } from '../support/test-observable.ts';

const stage = setUpStage();

const WIDTH = 360;
const SECTORS = 16;
const STILL: WheelContent = {
  labels: Array.from({ length: SECTORS }, (_, index) => `$${index}`),
  golden: [0],
  phase: 'still',
  result: null,
};
const RESULT: WheelResult = { key: 'spin-1', sector: 5, prize: cents(2_000), title: null };
const LANDING: WheelContent = { ...STILL, phase: 'landing', result: RESULT };
const SHOWN: WheelContent = { ...LANDING, phase: 'shown' };

async function openWheel(content: WheelContent, parts: Partial<SceneContext> = {}) {
  const platform = sceneContext(parts);
  const observable = testObservable<WheelContent | null>(content);
  const landed: string[] = [];
  const scene = new InviteWheelScene(
    observable,
    { landed: (key) => landed.push(key) },
    { width: WIDTH, random: { integer: () => 0 } },
  );
  await scene.prepare(platform.context);
  scene.enter();
  return { ...platform, observable, landed, scene };
}

const degreesOf = (scene: InviteWheelScene) => scene.display?.degrees ?? Number.NaN;

describe('invite wheel scene', () => {
  it('amounts of all sectors are lettered on the wheel', async () => {
    await openWheel(STILL);
    for (const label of STILL.labels) expect(stage.paper.texts()).toContain(label);
  });

  it('wheel turns while the result is on its way, and tells nothing', async () => {
    const { scene, observable, landed } = await openWheel(STILL);
    observable.set({ ...STILL, phase: 'turning' });
    await stage.time.step(1_000);
    const before = degreesOf(scene);
    await stage.time.step(3_000);
    expect(degreesOf(scene)).toBeGreaterThan(before + 720);
    expect(landed).toEqual([]);
    expect(scene.display?.isBeamOn).toBe(false);
  });

  it('wheel comes to rest in the sector of the result, and says so once', async () => {
    const { scene, observable, landed, sounds } = await openWheel(STILL);
    observable.set({ ...STILL, phase: 'turning' });
    await stage.time.step(300);
    observable.set(LANDING);
    await stage.time.step(4_000);
    expect(landed).toEqual([]);
    await stage.time.step(6_000);
    expect(landed).toEqual(['spin-1']);
    expect(sectorUnder(degreesOf(scene), SECTORS)).toBe(RESULT.sector);
    expect(sounds).toContain('peg');
    observable.set(SHOWN);
    await stage.time.step(2_500);
    expect(scene.display?.isBeamOn).toBe(true);
    expect(landed).toEqual(['spin-1']);
  });

  it('wheel without an answer slows down, goes dark and lights no sector', async () => {
    const { scene, observable, landed } = await openWheel(STILL);
    observable.set({ ...STILL, phase: 'turning' });
    await stage.time.step(2_000);
    observable.set({ ...STILL, phase: 'cut' });
    await stage.time.step(3_000);
    const rest = degreesOf(scene);
    await stage.time.step(1_000);
    expect(degreesOf(scene)).toBe(rest);
    expect([scene.display?.isBeamOn, landed]).toEqual([false, []]);
    observable.set(LANDING);
    await stage.time.step(10_000);
    expect(landed).toEqual(['spin-1']);
  });

  it('wheel that comes to the stage after its result was told stands at it at once', async () => {
    const { scene, sounds, landed } = await openWheel(SHOWN);
    expect(sectorUnder(degreesOf(scene), SECTORS)).toBe(RESULT.sector);
    expect([sounds, landed]).toEqual([[], []]);
  });

  it('with reduced motion the result stands there without a turn', async () => {
    const { scene, observable, landed, sounds } = await openWheel(STILL, { motion: reducedMotion });
    observable.set({ ...STILL, phase: 'turning' });
    await stage.time.step(1_000);
    expect(degreesOf(scene)).toBe(0);
    observable.set(LANDING);
    expect(sectorUnder(degreesOf(scene), SECTORS)).toBe(RESULT.sector);
    await stage.time.step(400);
    expect([landed, sounds]).toEqual([['spin-1'], []]);
  });

  it('large prize is celebrated over the wheel, and a small one is not', async () => {
    const { scene, observable, sounds, hands } = await openWheel(LANDING);
    await stage.time.step(10_000);
    const parts = everythingIn(scene.view).length;
    observable.set(SHOWN);
    await stage.time.step(3_000);
    expect(everythingIn(scene.view).length).toBe(parts);
    expect(sounds).not.toContain('win-small');
    const large = { ...RESULT, key: 'spin-2', title: 'You won' };
    observable.set({ ...LANDING, result: large });
    await stage.time.step(10_000);
    observable.set({ ...SHOWN, result: large });
    await stage.time.step(6_000);
    expect(sounds).toContain('win-small');
    expect(everythingIn(scene.view).length).toBeGreaterThan(parts);
    hands.run(2_000);
    expect(everythingIn(scene.view).length).toBe(parts);
  });

  it('wheel of another width turns on to the same result', async () => {
    const { scene, observable, landed } = await openWheel(STILL);
    observable.set(LANDING);
    await stage.time.step(2_000);
    scene.resize({ width: 300, height: 340, top: 0 });
    await stage.time.step(8_000);
    expect(landed).toEqual(['spin-1']);
    expect(sectorUnder(degreesOf(scene), SECTORS)).toBe(RESULT.sector);
  });

  it('other sectors are another wheel', async () => {
    const { observable } = await openWheel(STILL);
    observable.set({ ...STILL, labels: ['$900', '$901', '$902', '$903', '$904', '$905', '$906', '$907'] });
    await stage.time.step(40);
    expect(stage.paper.texts()).toContain('$907');
  });

  it('invite wheel scene gives back textures, displays and listeners when it leaves', async () => {
    const { scene, observable, themeListeners } = await openWheel(LANDING);
    await stage.time.step(1_000);
    const displays = everythingIn(scene.view);
    const painted = displays
      .filter((display) => display instanceof Sprite)
      .map(({ texture }) => texture.source);
    // Stand, disc, lights, hub with pointer, and shade.
    expect(new Set(painted).size).toBeGreaterThanOrEqual(5);
    scene.leave();
    expect(displays.every(({ destroyed }) => destroyed)).toBe(true);
    expect(painted.every(({ destroyed }) => destroyed)).toBe(true);
    expect([observable.heardBy(), themeListeners.size, scene.display]).toEqual([0, 0, null]);
  });
});
