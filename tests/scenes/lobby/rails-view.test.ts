import { type Sprite, Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { posterX } from '../../../scenes/lobby/layout.ts';
import { reducedMotion } from '../../../scenes/parts/motion.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { settle } from '../support/stepped-time.ts';
import { makeContent, openLobby } from './support/open-lobby.ts';
import { showRails } from './support/show-rails.ts';

const stage = setUpStage();

describe('rails view', () => {
  it('rails show nothing where there are no games', async () => {
    const { view, images, heads } = await showRails(makeContent([]));
    view.showBand(0, 2_000);
    view.open(0);
    expect(view.tileCount).toBe(0);
    expect([images.children.length, heads.children.length]).toEqual([0, 0]);
    await expect(view.images.untilComplete()).resolves.toBeUndefined();
  });

  it('rails show the head of a rail that has no posters', async () => {
    const { view, heads } = await showRails(makeContent([0]));
    view.showBand(0, 900);
    expect([view.tileCount, heads.children.length]).toEqual([0, 1]);
  });

  it('rails put the one poster of a rail at the margin', async () => {
    const { view, layout } = await showRails(makeContent([1]));
    view.showBand(0, 900);
    expect(view.tileCount).toBe(1);
    expect(view.boxOf('rail-0:0')).toEqual({
      x: layout.margin,
      y: layout.rails[0]?.postersY,
      width: 117,
      height: 156,
    });
  });

  it('rails hold only the posters on the canvas of a lobby of a thousand', async () => {
    const { view, images } = await showRails(makeContent(Array.from({ length: 50 }, () => 20)));
    view.showBand(0, 900);
    const { tileCount } = view;
    expect(tileCount).toBeGreaterThan(8);
    expect(tileCount).toBeLessThanOrEqual(24);
    expect(images.children).toHaveLength(tileCount);
  });

  it('rails use the sprites of posters that left again for those that come', async () => {
    const { view, layout, images, ornaments } = await showRails(
      makeContent(Array.from({ length: 50 }, () => 20)),
    );
    view.showBand(0, 900);
    const made = new Set([...(images.children ?? []), ...(ornaments.children ?? [])]);
    for (let top = 0; top < layout.height - 900; top += 300) view.showBand(top, top + 900);
    view.showBand(0, 900);
    const now = [...(images.children ?? []), ...(ornaments.children ?? [])];
    // A band in the middle of the lobby touches one rail more than the first.
    expect(now.length).toBeLessThanOrEqual(made.size * 1.5);
    expect([...made].every((sprite) => now.includes(sprite))).toBe(true);
  });

  it('rails take the texture from a tile that nobody sees', async () => {
    const { view, images, shownIn } = await showRails(makeContent([4, 4, 4, 4]));
    view.showBand(0, 900);
    view.showBand(5_000, 6_000);
    expect(view.tileCount).toBe(0);
    expect(shownIn(images)).toEqual([]);
    expect((images.children as Sprite[]).every(({ texture }) => texture === Texture.EMPTY)).toBe(true);
  });

  it('rails move with their own scroller and leave the other rails alone', async () => {
    const { view, layout, offsets } = await showRails(makeContent([20, 20]));
    view.showBand(0, 900);
    const other = view.boxOf('rail-1:0');
    offsets.set('rail-0', 1_000);
    expect(view.moveRail('rail-0')).toBe(true);
    expect(view.boxOf('rail-0:0')).toBeNull();
    expect(view.boxOf('rail-0:8')?.x).toBe(posterX(layout, 8) - 1_000);
    expect(view.boxOf('rail-1:0')).toEqual(other);
    offsets.set('rail-0', 0);
    view.moveRail('rail-0');
    expect(view.boxOf('rail-0:0')?.x).toBe(layout.margin);
    expect(view.boxOf('rail-0:8')).toBeNull();
  });

  it('rails do not move a rail that is not on the canvas or not in the lobby', async () => {
    const { view } = await showRails(makeContent([3, 3, 3, 3, 3, 3]));
    view.showBand(0, 300);
    expect(view.moveRail('rail-5')).toBe(false);
    expect(view.moveRail('unknown')).toBe(false);
  });

  it('rails tell the card of a rail as the place of the link to all of it', async () => {
    const content = makeContent([2]);
    const { view, layout } = await showRails({
      ...content,
      rails: content.rails.map((rail) => ({ ...rail, hasMore: true })),
    });
    view.showBand(0, 900);
    expect(layout.rails[0]?.endCard).not.toBeNull();
    expect(view.boxOf('all:rail-0')).toEqual(layout.rails[0]?.endCard);
  });

  it('rails tell the place of the link to all of a rail, and of no unknown key', async () => {
    const { view, layout } = await showRails(makeContent([3]));
    view.showBand(0, 900);
    expect(view.boxOf('all:rail-0')).toEqual(layout.rails[0]?.all);
    expect(view.boxOf('all:rail-7')).toBeNull();
  });

  it('rails show pennants on the posters that have one, and only there', async () => {
    const { view, ornaments, shownIn } = await showRails(makeContent([3]));
    view.showBand(0, 900);
    // Three plaques and the pennant of the first poster.
    expect(shownIn(ornaments)).toHaveLength(4);
  });

  it('rails follow another layout in the middle of a scrolled rail', async () => {
    const { view, context, offsets, apply } = await showRails(makeContent([20]));
    view.showBand(0, 900);
    offsets.set('rail-0', 400);
    view.moveRail('rail-0');
    const content = makeContent([5]);
    const wide = await openLobby(context, { content, width: 1_400, hasBoard: false, hasTicker: false });
    offsets.set('rail-0', 0);
    apply(wide, content);
    expect(view.tileCount).toBe(5);
    expect(view.boxOf('rail-0:4')).toMatchObject({ x: posterX(wide.layout, 4), width: 165, height: 220 });
  });

  it('rails free every sprite and answer no question after they are gone', async () => {
    const { view, images, ornaments } = await showRails(makeContent([6, 6]));
    view.showBand(0, 900);
    view.showBand(5_000, 6_000);
    const sprites = [...(images.children ?? []), ...(ornaments.children ?? [])];
    view.free();
    expect(sprites.every(({ destroyed }) => destroyed)).toBe(true);
    expect(view.images.pageCount).toBe(0);
    expect(view.boxOf('rail-0:0')).toBeNull();
    expect(view.moveRail('rail-0')).toBe(false);
    view.showBand(0, 900);
    expect(view.tileCount).toBe(0);
  });
});

describe('poster press', () => {
  it('press on a poster shrinks it in 90 ms and lets it grow back', async () => {
    const { view, images } = await showRails(makeContent([2]), { mayMove: false });
    view.showBand(0, 900);
    view.open(0);
    const [sprite] = images.children as Sprite[];
    view.press('rail-0:0', true);
    await stage.time.step(100);
    expect(sprite?.width).toBeCloseTo(117 * 0.97, 3);
    view.press('rail-0:0', false);
    await stage.time.step(100);
    expect(sprite?.width).toBeCloseTo(117, 3);
  });

  it('press on a poster changes nothing with reduced motion or for an unknown poster', async () => {
    const { view, images } = await showRails(makeContent([2]), { motion: reducedMotion });
    view.showBand(0, 900);
    view.press('rail-0:0', true);
    view.press('nobody', true);
    expect((images.children as Sprite[]).map(({ width }) => width)).toEqual([117, 117]);
  });
});

describe('poster images', () => {
  it('poster images are loaded once for a game that stands in two rails and shown in both', async () => {
    const content = makeContent([1, 1]);
    const twice = {
      ...content,
      rails: content.rails.map((rail) => ({
        ...rail,
        posters: rail.posters.map((poster) => ({ ...poster, slug: 'same', image: '/art/same.webp' })),
      })),
    };
    const { view, loads, images } = await showRails(twice);
    view.showBand(0, 900);
    await view.images.untilComplete();
    await settle();
    expect(loads).toEqual(['/art/same.webp']);
    const [first, second] = images.children as Sprite[];
    expect(first?.texture.source.label).toBe('page');
    expect(second?.texture).toBe(first?.texture);
  });
});
