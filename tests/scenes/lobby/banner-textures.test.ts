import { describe, expect, it, vi } from 'vitest';
import { BannerTextures } from '../../../scenes/lobby/banner-textures.ts';
import type { Paper } from '../support/paper-canvas.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { makeBanner } from './support/open-lobby.ts';

const stage = setUpStage();

const OPENING = { x: 28, y: 52, width: 356, height: 146 };

/** Banner textures, and images of 720 × 276 that were asked for. */
function openBanners(loadImage?: (address: string) => Promise<CanvasImageSource>, resolution = 1) {
  const asked: string[] = [];
  const bitmaps: { close: () => void }[] = [];
  vi.stubGlobal('createImageBitmap', async (_: unknown, size: object) => {
    const bitmap = { ...size, close: vi.fn() };
    bitmaps.push(bitmap);
    return bitmap;
  });
  const { context } = sceneContext({
    resolution,
    loadImage: async (address) => {
      asked.push(address);
      if (loadImage) return loadImage(address);
      return { width: 720, height: 276 } as unknown as CanvasImageSource;
    },
  });
  return { textures: new BannerTextures(context), asked, bitmaps };
}

const strokesOf = (page: Paper | undefined, name: string) =>
  page?.strokes.filter((stroke) => stroke.name === name) ?? [];

describe('banner textures', () => {
  it('banner textures are none while the marquee has no opening', async () => {
    const { textures, asked } = openBanners();
    expect(await textures.paint(makeBanner('a'))).toBeNull();
    textures.setSize(OPENING, 3);
    textures.setSize(null, 0);
    expect(await textures.paint(makeBanner('a'))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('banner textures cover the opening with the middle of the image, in device pixels', async () => {
    const { textures, bitmaps } = openBanners(undefined, 2);
    textures.setSize(OPENING, 3);
    const slot = await textures.paint(makeBanner('a'));
    expect(slot?.texture.frame).toMatchObject({ width: 356, height: 146 });
    expect(bitmaps).toMatchObject([{ resizeWidth: 762, resizeHeight: 292 }]);
    const [drawn] = strokesOf(stage.paper.papers[0], 'drawImage');
    expect(drawn?.args.slice(1)).toEqual([-25, 0, 762, 292]);
    expect(bitmaps[0]?.close).toHaveBeenCalledOnce();
  });

  it('banner textures are painted once for a banner that comes again', async () => {
    const { textures, asked } = openBanners();
    textures.setSize(OPENING, 3);
    const first = await textures.paint(makeBanner('a'));
    expect(await textures.paint(makeBanner('a'))).toBe(first);
    textures.setSize({ ...OPENING, x: 0 }, 3);
    expect(await textures.paint(makeBanner('a'))).toBe(first);
    expect(asked).toEqual(['/art/a.webp']);
  });

  it('banner textures paint an image that was expected without asking for it again', async () => {
    const { textures, asked, bitmaps } = openBanners();
    textures.expect(makeBanner('a'));
    expect(asked).toEqual([]);
    textures.setSize(OPENING, 3);
    textures.expect(makeBanner('a'));
    expect(asked).toEqual(['/art/a.webp']);
    await textures.paint(makeBanner('a'));
    await textures.paint(makeBanner('b'));
    expect(asked).toEqual(['/art/a.webp', '/art/b.webp']);
    expect(bitmaps.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 1]);
  });

  it('banner textures free an expected image that nobody paints any more', async () => {
    const { textures, bitmaps } = openBanners();
    textures.setSize(OPENING, 3);
    textures.expect(makeBanner('a'));
    textures.setSize(null, 0);
    await vi.waitFor(() => expect(bitmaps[0]?.close).toHaveBeenCalledOnce());
  });

  it('banner textures show the banner’s colour where its image cannot be had', async () => {
    const { textures } = openBanners(() => Promise.reject(new Error('gone')));
    textures.setSize(OPENING, 3);
    const slot = await textures.paint(makeBanner('a', { hue: '#123456' }));
    expect(slot).not.toBeNull();
    const [ground] = strokesOf(stage.paper.papers[0], 'fillRect');
    expect(ground?.fill).toMatchObject({
      stops: [
        [0, '#123456'],
        [1, '#14060A'],
      ],
    });
    expect(strokesOf(stage.paper.papers[0], 'drawImage')).toEqual([]);
  });

  it('banner textures drop an image that comes for an opening of another size', async () => {
    let come: (image: CanvasImageSource) => void = () => undefined;
    const { textures, bitmaps } = openBanners(() => new Promise((done) => (come = done)));
    textures.setSize(OPENING, 3);
    const late = textures.paint(makeBanner('a'));
    textures.setSize({ ...OPENING, width: 500 }, 3);
    come({ width: 720, height: 276 } as unknown as CanvasImageSource);
    expect(await late).toBeNull();
    expect(bitmaps[0]?.close).toHaveBeenCalledOnce();
  });

  it('banner textures free their page with the opening, and for another size of it', async () => {
    const { textures } = openBanners();
    textures.setSize(OPENING, 3);
    const first = await textures.paint(makeBanner('a'));
    textures.setSize({ ...OPENING, height: 200 }, 3);
    expect(first?.texture.destroyed).toBe(true);
    const second = await textures.paint(makeBanner('a'));
    const source = second?.texture.source;
    textures.setSize(null, 0);
    expect([second?.texture.destroyed, source?.destroyed]).toEqual([true, true]);
    expect(stage.paper.papers.map(({ width }) => width)).toEqual([0, 0]);
  });

  it('banner textures have no more places than there are banners, and are painted again for another number', async () => {
    const { textures, asked } = openBanners();
    textures.setSize(OPENING, 1);
    await textures.paint(makeBanner('a'));
    const [one] = stage.paper.papers;
    const low = one?.height ?? 0;
    expect(low).toBeLessThan(2 * OPENING.height);
    textures.setSize(OPENING, 3);
    for (const slug of ['a', 'b', 'c']) await textures.paint(makeBanner(slug));
    // The first one's place comes first; those of the others have a page of their own.
    expect(stage.paper.papers.slice(1).map(({ height }) => height)).toEqual([low, 2 * low]);
    expect(one?.width).toBe(0);
    expect(asked).toEqual(['/art/a.webp', '/art/a.webp', '/art/b.webp', '/art/c.webp']);
  });

  it('banner textures give the longest unused place to the next of many banners', async () => {
    const { textures, asked } = openBanners();
    textures.setSize(OPENING, 5);
    // Four places on a page of this opening.
    for (const slug of ['a', 'b', 'c', 'd']) await textures.paint(makeBanner(slug));
    await textures.paint(makeBanner('a'));
    await textures.paint(makeBanner('e'));
    asked.length = 0;
    await textures.paint(makeBanner('a'));
    await textures.paint(makeBanner('b'));
    expect(asked).toEqual(['/art/b.webp']);
  });
});
