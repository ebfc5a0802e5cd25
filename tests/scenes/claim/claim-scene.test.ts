import { describe, expect, it } from 'vitest';
import { ClaimScene, type FlightPlan } from '../../../scenes/claim/claim-scene.ts';
import { lowPowerMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { everythingIn } from '../support/everything-in.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { testObservable } from '../support/test-observable.ts';

const stage = setUpStage();
const PLAN: FlightPlan = {
  from: { x: 300, y: 500, width: 80, height: 40 },
  to: { x: 260, y: 40, width: 100, height: 44 },
};

async function openClaim(parts: Partial<SceneContext> = {}) {
  const platform = sceneContext(parts);
  const flight = testObservable<FlightPlan | null>(PLAN);
  const landed: number[] = [];
  const shares: number[] = [];
  const scene = new ClaimScene(flight, {
    arrive: (share) => shares.push(share),
    land: () => landed.push(platform.state.draws),
  });
  await scene.prepare(platform.context);
  scene.enter();
  await stage.time.step(40);
  const coins = () => everythingIn(scene.view).length - 2;
  return { ...platform, scene, flight, landed, shares, coins };
}

describe('flight of a claim', () => {
  it('[C49] coins fly from the claim, and the flight ends once when the last one has arrived', async () => {
    const { landed, shares, coins, sounds, scene } = await openClaim();
    expect(coins()).toBe(9);
    expect(landed).toHaveLength(0);
    await stage.time.step(3_000);
    expect(landed).toHaveLength(1);
    expect(shares).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((coin) => coin / 9));
    expect(coins()).toBe(0);
    expect(sounds.filter((name) => name === 'coin')).toHaveLength(3);
    scene.leave();
  });

  it('[C49] thrifty device sends fewer coins', async () => {
    const { coins, scene } = await openClaim({ motion: lowPowerMotion });
    expect(coins()).toBe(4);
    scene.leave();
  });

  it('[C49] another claim meanwhile takes its place', async () => {
    const { landed, coins, flight, scene } = await openClaim();
    await stage.time.step(200);
    flight.set({ ...PLAN });
    expect(coins()).toBe(9);
    await stage.time.step(3_000);
    expect(landed).toHaveLength(1);
    scene.leave();
  });

  it('[C49] window that changes ends the flight, and leaving frees everything', async () => {
    const { landed, flight, scene } = await openClaim();
    scene.resize();
    expect(landed).toHaveLength(1);
    flight.set({ ...PLAN });
    await stage.time.step(40);
    const parts = everythingIn(scene.view);
    scene.leave();
    expect(parts.every(({ destroyed }) => destroyed)).toBe(true);
    expect(flight.heardBy()).toBe(0);
  });
});
