import { describe, expect, it, vi } from 'vitest';
import { MomentScene } from '../../../scenes/show/moment-scene.ts';
import { everythingIn } from '../support/everything-in.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';

const stage = setUpStage();

async function openMoment() {
  const platform = sceneContext();
  const onGone = vi.fn();
  const scene = new MomentScene(
    () => ({
      size: 'grand',
      title: 'Level 7',
      amount: null,
      width: 412,
      height: 915,
      balance: null,
      random: { integer: () => 0 },
      showBalance: () => undefined,
    }),
    onGone,
  );
  await scene.prepare(platform.context);
  scene.enter();
  return { ...platform, scene, onGone };
}

/** What stands on the stage, without what is on its way. */
const picture = (scene: MomentScene) =>
  everythingIn(scene.view).map(({ visible, alpha }) => [visible, Math.round(alpha * 100)]);

describe('moment of a new level', () => {
  it('[C49] moment that is skipped ends in the same picture as one that is seen to its end', async () => {
    const seen = await openMoment();
    await stage.time.step(12_000);
    const skipped = await openMoment();
    await stage.time.step(300);
    skipped.scene.skip();
    expect(picture(skipped.scene)).toEqual(picture(seen.scene));
    seen.scene.leave();
    skipped.scene.leave();
  });

  it('[C49] window that changes takes the picture away, and the page shows the level itself', async () => {
    const { scene, onGone } = await openMoment();
    scene.resize({ width: 412, height: 915, top: 0 });
    expect(onGone).not.toHaveBeenCalled();
    const parts = everythingIn(scene.view).slice(1);
    scene.resize({ width: 915, height: 412, top: 0 });
    expect(onGone).toHaveBeenCalledOnce();
    expect(parts.every(({ destroyed }) => destroyed)).toBe(true);
    scene.leave();
  });
});
