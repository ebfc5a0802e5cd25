import { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { createRootTimeline, playOn } from '../../../scenes/parts/motion.ts';
import { discard, emptyContainer } from '../../../scenes/parts/sprites.ts';
import { setUpStage } from '../support/set-up-stage.ts';

const stage = setUpStage();

describe('root timeline', () => {
  it('root timeline plays what is added later from then on, also after it has come to rest', async () => {
    const root = createRootTimeline(() => undefined);
    const first = { x: 0 };
    playOn(root, gsap.to(first, { x: 1, duration: 0.1, ease: 'none' }));
    await stage.time.step(500);
    const second = { x: 0 };
    playOn(root, gsap.to(second, { x: 1, duration: 0.2, ease: 'none' }));
    await stage.time.step(100);
    expect(first.x).toBe(1);
    expect(second.x).toBeCloseTo(0.5, 1);
    await stage.time.step(140);
    expect(second.x).toBe(1);
    expect(root.getChildren()).toEqual([]);
  });

  it('root timeline tells of every frame while something moves and of none at rest', async () => {
    const frames = vi.fn();
    const root = createRootTimeline(frames);
    playOn(root, gsap.to({ x: 0 }, { x: 1, duration: 0.1 }));
    await stage.time.step(200);
    const { length } = frames.mock.calls;
    expect(length).toBeGreaterThanOrEqual(5);
    await stage.time.step(1_000);
    expect(frames).toHaveBeenCalledTimes(length);
  });
});

describe('freed display', () => {
  it('freed display leaves no start value to be written to it in the same frame', async () => {
    const root = createRootTimeline(() => undefined);
    const display = new Container();
    playOn(root, gsap.timeline().fromTo(display, { y: 10 }, { y: 0, duration: 0.2 }));
    expect(display.y).toBe(10);
    root.clear();
    discard(display);
    await expect(stage.time.step(300)).resolves.toBeUndefined();
  });

  it('freed display takes the movements of all displays in it along', async () => {
    const parent = new Container();
    const child = parent.addChild(new Container());
    const grandchild = child.addChild(new Container());
    gsap.to(grandchild, { x: 100, duration: 1 });
    gsap.to(child.scale, { x: 2, duration: 1 });
    await stage.time.step(100);
    emptyContainer(parent);
    expect([parent.destroyed, child.destroyed, grandchild.destroyed]).toEqual([false, true, true]);
    expect(gsap.isTweening(grandchild)).toBe(false);
    await expect(stage.time.step(300)).resolves.toBeUndefined();
  });
});
