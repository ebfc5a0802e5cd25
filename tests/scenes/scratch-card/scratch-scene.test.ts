import { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import type { ScratchContent } from '../../../scenes/scratch-card/content.ts';
import { layoutCard } from '../../../scenes/scratch-card/layout.ts';
import { ScratchScene } from '../../../scenes/scratch-card/scratch-scene.ts';
import { everythingIn } from '../support/everything-in.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { testObservable } from '../support/test-observable.ts';

const stage = setUpStage();

const WIDTH = 360;
const FIELDS = [500, 200, 200, 100, 500, 200, 100, 2_000, 10_000].map(cents);
const CLOSED: ScratchContent = {
  key: 'a',
  phase: 'closed',
  fields: null,
  winning: [],
  prize: cents(0),
  isCelebrated: false,
};
const SCRATCHING: ScratchContent = {
  ...CLOSED,
  phase: 'scratching',
  fields: FIELDS,
  winning: [1, 2, 5],
  prize: cents(200),
};
const { foil } = layoutCard(WIDTH);
const across = (row: number) => ({
  from: { x: foil.x, y: foil.y + row * 30 },
  to: { x: foil.x + foil.width, y: foil.y + row * 30 },
});

async function layCard(content: ScratchContent, parts: Partial<SceneContext> = {}) {
  const platform = sceneContext(parts);
  const observable = testObservable<ScratchContent | null>(content);
  const told: string[] = [];
  const scene = new ScratchScene(
    observable,
    {
      scratched: () => told.push('scratched'),
      uncovered: () => told.push('uncovered'),
      celebrated: () => told.push('celebrated'),
    },
    WIDTH,
  );
  await scene.prepare(platform.context);
  scene.enter();
  return { ...platform, observable, told, scene };
}

/** Textures of everything that is on the view now. */
const texturesOf = (scene: ScratchScene) =>
  everythingIn(scene.view).flatMap((part) => (part instanceof Sprite && part.visible ? [part.texture] : []));
const foilOf = (scene: ScratchScene) =>
  everythingIn(scene.view).find((part) => part instanceof Sprite && part.texture.source.label === 'foil');

describe('scratch card scene', () => {
  it('foil that is touched while closed asks for its fields once, and is not erased before they are known', async () => {
    const { scene, told, observable } = await layCard(CLOSED);
    scene.scratch(across(1));
    expect(told).toEqual(['scratched']);
    observable.set({ ...CLOSED, phase: 'waiting' });
    scene.scratch(across(2));
    expect(told).toEqual(['scratched']);
    expect(scene.display?.share).toBe(0);
    expect(stage.paper.texts()).not.toContain('$2.00');
  });

  it('strokes made while the fields were on their way are erased once the amounts lie under the foil', async () => {
    const { scene, observable } = await layCard(CLOSED);
    scene.scratch(across(1));
    observable.set({ ...CLOSED, phase: 'waiting' });
    scene.scratch(across(3));
    observable.set(SCRATCHING);
    expect(stage.paper.texts().filter((text) => text === '$2.00')).toHaveLength(6);
    expect(scene.display?.share).toBeGreaterThan(0.2);
  });

  it('card that could not be opened has a whole foil, also after a later answer', async () => {
    const { scene, observable } = await layCard(CLOSED);
    scene.scratch(across(1));
    observable.set({ ...CLOSED, phase: 'waiting' });
    observable.set({ ...CLOSED });
    observable.set({ ...CLOSED, phase: 'waiting' });
    observable.set(SCRATCHING);
    expect(scene.display?.share).toBe(0);
  });

  it('card is uncovered once six tenths of its foil are gone, and not before', async () => {
    const { scene, told } = await layCard(SCRATCHING);
    for (let row = 0; row <= 8; row += 1) {
      const before = scene.display?.share ?? 0;
      expect(told.includes('uncovered')).toBe(before >= 0.6);
      scene.scratch(across(row));
    }
    expect(told).toContain('uncovered');
  });

  it('revealed card loses its foil, lights the fields of the prize and hears no more strokes', async () => {
    const { scene, observable, told } = await layCard(SCRATCHING);
    observable.set({ ...SCRATCHING, phase: 'revealed' });
    await stage.time.step(1_500);
    expect(foilOf(scene)?.visible).toBe(false);
    const glows = texturesOf(scene).filter(
      (texture, _, all) => all.filter((other) => other === texture).length === 3,
    );
    expect(glows).toHaveLength(3);
    scene.scratch(across(1));
    expect(told).toEqual([]);
  });

  it('prize of no more than the card’s price is shown without a celebration or a sound', async () => {
    const { scene, observable, sounds } = await layCard(SCRATCHING);
    const parts = everythingIn(scene.view).length;
    observable.set({ ...SCRATCHING, phase: 'revealed' });
    await stage.time.step(3_000);
    expect(sounds).toEqual([]);
    // The lights of three fields, and nothing else.
    expect(everythingIn(scene.view).length).toBe(parts + 3);
  });

  it('prize above the card’s price is celebrated, and the card stands alone again afterwards', async () => {
    const { scene, observable, sounds, hands, told } = await layCard(SCRATCHING);
    const parts = everythingIn(scene.view).length;
    observable.set({ ...SCRATCHING, phase: 'revealed', prize: cents(2_000), isCelebrated: true });
    await stage.time.step(400);
    expect(told).toEqual([]);
    await stage.time.step(5_600);
    expect(told).toEqual(['celebrated']);
    expect(sounds).toContain('win-small');
    expect(everythingIn(scene.view).length).toBeGreaterThan(parts + 3);
    hands.run(2_000);
    expect(everythingIn(scene.view).length).toBe(parts + 3);
  });

  it('celebration that is broken off, as its card is put away, is over all the same', async () => {
    const { observable, told } = await layCard(SCRATCHING);
    observable.set({ ...SCRATCHING, phase: 'revealed', prize: cents(2_000), isCelebrated: true });
    await stage.time.step(400);
    observable.set({ ...CLOSED, key: 'b' });
    await stage.time.step(40);
    expect(told).toEqual(['celebrated']);
  });

  it('card that is put on the stage after it was revealed shows its end at once', async () => {
    const { scene, sounds } = await layCard({ ...SCRATCHING, phase: 'revealed', isCelebrated: true });
    expect(foilOf(scene)?.visible).toBe(false);
    expect(sounds).toEqual([]);
  });

  it('next card has a whole foil and none of the amounts of the last one', async () => {
    const { scene, observable } = await layCard(SCRATCHING);
    scene.scratch(across(2));
    observable.set({ ...CLOSED, key: 'b' });
    expect(scene.display?.share).toBe(0);
    scene.scratch(across(2));
    expect(scene.display?.share).toBe(0);
  });

  it('card of another width keeps what was scratched', async () => {
    const { scene } = await layCard(SCRATCHING);
    scene.scratch(across(2));
    scene.scratch(across(4));
    const share = scene.display?.share ?? 0;
    scene.resize({ width: 300, height: 357, top: 0 });
    await stage.time.step(40);
    expect(scene.display?.share).toBeCloseTo(share, 1);
  });

  it('scratch card scene gives back textures, displays and listeners when it leaves', async () => {
    const { scene, observable, themeListeners } = await layCard(SCRATCHING);
    observable.set({ ...SCRATCHING, phase: 'revealed', isCelebrated: true });
    await stage.time.step(400);
    const parts = everythingIn(scene.view);
    const sources = new Set(
      parts
        .flatMap((part) => (part instanceof Sprite ? part.texture.source : []))
        .filter(({ label }) => label),
    );
    // Ground, amounts, light and foil at least.
    expect(sources.size).toBeGreaterThanOrEqual(4);
    scene.leave();
    expect(parts.filter(({ destroyed }) => !destroyed)).toEqual([]);
    expect([...sources].filter(({ destroyed }) => !destroyed).map(({ label }) => label)).toEqual([]);
    expect([observable.heardBy(), themeListeners.size, scene.display]).toEqual([0, 0, null]);
  });

  it('scratch card scene that leaves while it prepares frees what is ready only then', async () => {
    const { context } = sceneContext();
    const scene = new ScratchScene(
      testObservable<ScratchContent | null>(CLOSED),
      { scratched() {}, uncovered() {}, celebrated() {} },
      WIDTH,
    );
    const prepared = scene.prepare(context);
    scene.leave();
    await prepared;
    expect([scene.display, scene.view.destroyed]).toEqual([null, true]);
  });

  it('textures of a card at twice the pixels take less than six megabytes', async () => {
    const { scene } = await layCard(SCRATCHING, { resolution: 2 });
    const sources = new Set(texturesOf(scene).map(({ source }) => source));
    const bytes = [...sources].reduce(
      (sum, { pixelWidth, pixelHeight }) => sum + pixelWidth * pixelHeight * 4,
      0,
    );
    expect(bytes).toBeLessThan(6 * 1024 ** 2);
  });
});
