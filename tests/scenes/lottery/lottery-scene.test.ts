import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { LotteryContent } from '../../../scenes/lottery/content.ts';
import { LotteryScene } from '../../../scenes/lottery/lottery-scene.ts';
import { reducedMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { testObservable } from '../support/test-observable.ts';

const stage = setUpStage();

const STILL: LotteryContent = { digits: 4, phase: 'still', number: '0427', key: 'daily 1', win: null };
const DRAWING: LotteryContent = { ...STILL, phase: 'drawing', number: '9035', key: 'daily 2' };
const SHOWN: LotteryContent = { ...DRAWING, phase: 'shown' };

async function openDrums(content: LotteryContent, parts: Partial<SceneContext> = {}) {
  const platform = sceneContext(parts);
  const observable = testObservable<LotteryContent | null>(content);
  const landed: string[] = [];
  const scene = new LotteryScene(
    observable,
    { landed: (key) => landed.push(key) },
    { width: 360, random: { integer: () => 0 } },
  );
  await scene.prepare(platform.context);
  scene.enter();
  return { ...platform, observable, landed, scene };
}

const numberOf = (scene: LotteryScene) => scene.turned.map((turned) => (turned ?? Number.NaN) % 10).join('');

describe('lottery scene', () => {
  it('drums rest at the last number', async () => {
    const { scene, landed } = await openDrums(STILL);
    expect(numberOf(scene)).toBe('0427');
    expect(landed).toEqual([]);
  });

  it('drums turn to the number drawn, and say so once', async () => {
    const { scene, observable, landed, sounds } = await openDrums(STILL);
    observable.set(DRAWING);
    await stage.time.step(1_000);
    expect(landed).toEqual([]);
    expect(scene.turned.every((turned) => (turned ?? 0) > 10)).toBe(true);
    await stage.time.step(4_000);
    expect(landed).toEqual(['daily 2']);
    expect(numberOf(scene)).toBe('9035');
    expect(sounds).toContain('peg');
    observable.set(SHOWN);
    await stage.time.step(1_000);
    expect(numberOf(scene)).toBe('9035');
    expect(landed).toHaveLength(1);
  });

  it('draw that is skipped ends at the same number', async () => {
    const { scene, observable, landed } = await openDrums(STILL);
    observable.set(DRAWING);
    await stage.time.step(700);
    observable.set(SHOWN);
    expect(numberOf(scene)).toBe('9035');
    await stage.time.step(5_000);
    expect(numberOf(scene)).toBe('9035');
    expect(landed).toEqual([]);
  });

  it('with reduced motion the number stands at once, without a turn', async () => {
    const { scene, observable, landed } = await openDrums(STILL, { motion: reducedMotion });
    observable.set(DRAWING);
    await stage.time.step(20);
    expect(numberOf(scene)).toBe('9035');
    await stage.time.step(400);
    expect(landed).toEqual(['daily 2']);
  });

  it('prize above the stake is celebrated once the number stands, and no other', async () => {
    const win = { title: 'You won', amount: cents(3_000) };
    const { scene, observable } = await openDrums({ ...DRAWING, win });
    expect(scene.view.children).toHaveLength(1);
    observable.set({ ...SHOWN, win });
    await stage.time.step(50);
    expect(scene.view.children).toHaveLength(2);
    const quiet = await openDrums(DRAWING);
    quiet.observable.set(SHOWN);
    await stage.time.step(50);
    expect(quiet.scene.view.children).toHaveLength(1);
  });

  it('another lottery with more digits is painted anew', async () => {
    const { scene, observable } = await openDrums(STILL);
    observable.set({ digits: 5, phase: 'still', number: '12345', key: 'weekend 1', win: null });
    await stage.time.step(50);
    expect(numberOf(scene)).toBe('12345');
  });
});
