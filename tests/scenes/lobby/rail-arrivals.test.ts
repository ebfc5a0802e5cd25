import type { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { reducedMotion } from '../../../scenes/parts/motion.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { makeContent } from './support/open-lobby.ts';
import { showRails } from './support/show-rails.ts';

const stage = setUpStage();

describe('rail entrances', () => {
  const alphas = (sprites: readonly Sprite[]) => sprites.map(({ alpha }) => Number(alpha.toFixed(2)));

  it('posters stay hidden until the canvas is what is seen, then come in from left to right', async () => {
    const { view, images, shownIn } = await showRails(makeContent([3]));
    view.showBand(0, 900);
    expect(alphas(shownIn(images))).toEqual([0, 0, 0]);
    view.open(0);
    await stage.time.step(100);
    const [first = 0, second = 0, third = 0] = alphas(shownIn(images));
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(0);
    await stage.time.step(400);
    expect(alphas(shownIn(images))).toEqual([1, 1, 1]);
  });

  it('posters stand still on their way in while the scene’s timeline is held', async () => {
    const { view, root, images, shownIn } = await showRails(makeContent([3]));
    view.showBand(0, 900);
    view.open(0);
    await stage.time.step(60);
    root.pause();
    const held = alphas(shownIn(images));
    await stage.time.step(600);
    expect(alphas(shownIn(images))).toEqual(held);
    root.play();
    await stage.time.step(600);
    expect(alphas(shownIn(images))).toEqual([1, 1, 1]);
  });

  it('posters wait behind the curtain as long as it takes to open', async () => {
    const { view, images, shownIn } = await showRails(makeContent([3]));
    view.showBand(0, 900);
    view.open(0.4);
    await stage.time.step(380);
    expect(alphas(shownIn(images))).toEqual([0, 0, 0]);
    await stage.time.step(400);
    expect(alphas(shownIn(images))).toEqual([1, 1, 1]);
  });

  it.each([
    ['with reduced motion', { motion: reducedMotion }, 0],
    ['while everything is paused', { mayMove: false }, 0],
    ['where the mirror was seen before', {}, null],
  ] as const)('posters stand at once %s', async (_, wish, splash) => {
    const { view, images, shownIn } = await showRails(makeContent([3]), wish);
    view.showBand(0, 900);
    view.open(splash);
    expect(alphas(shownIn(images))).toEqual([1, 1, 1]);
  });

  it('posters wait on the canvas below the screen until they are scrolled in', async () => {
    const { view, screen, layout, images, shownIn } = await showRails(makeContent([2, 2, 2, 2]), {
      screen: { top: 0, bottom: 200 },
    });
    view.showBand(0, layout.height);
    view.open(0);
    await stage.time.step(600);
    expect(alphas(shownIn(images))).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
    screen.bottom = layout.rails[1]?.postersY ?? 0;
    view.see();
    await stage.time.step(600);
    expect(alphas(shownIn(images)).slice(2, 4)).toEqual([0, 0]);
    screen.bottom += 1;
    view.see();
    await stage.time.step(600);
    expect(alphas(shownIn(images)).slice(2, 6)).toEqual([1, 1, 0, 0]);
  });

  it('posters leave no movement behind when their rail is scrolled away on the way in', async () => {
    const { view, images, shownIn } = await showRails(makeContent([3, 3, 3, 3, 3, 3]));
    view.showBand(0, 200);
    view.open(0);
    await stage.time.step(60);
    view.showBand(3_000, 3_200);
    await stage.time.step(600);
    expect(shownIn(images)).toEqual([]);
    view.showBand(0, 200);
    expect(alphas(shownIn(images))).toEqual([1, 1, 1]);
  });

  it('posters are taken back with the view in the middle of coming in', async () => {
    const { view, root } = await showRails(makeContent([3]));
    view.showBand(0, 900);
    view.open(0);
    await stage.time.step(60);
    root.clear();
    view.free();
    view.destroy({ children: true });
    await expect(stage.time.step(600)).resolves.toBeUndefined();
  });
});
