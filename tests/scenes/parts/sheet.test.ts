import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { svgImage } from '../../../scenes/ornaments/shapes.ts';
import { Sheet } from '../../../scenes/parts/sheet.ts';
import { setUpStage } from '../support/set-up-stage.ts';

const stage = setUpStage();
const nothing = () => undefined;

describe('sheet', () => {
  it('sheet paints a key once and finds it again', () => {
    const sheet = new Sheet(1);
    const paint = vi.fn();
    const texture = sheet.add('a', 20, 10, paint);
    expect(sheet.add('a', 99, 99, paint)).toBe(texture);
    expect(sheet.find('a')).toBe(texture);
    expect(sheet.find('b')).toBeNull();
    expect(paint).toHaveBeenCalledOnce();
  });

  it('sheet gives every texture its own whole pixels, at any resolution', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(sizes, fc.constantFrom(1, 1.5, 2), (list, resolution) => {
        const sheet = new Sheet(resolution);
        const placed = list.map(([width, height], index) => sheet.add(`${index}`, width, height, nothing));
        for (const [index, { frame, source }] of placed.entries()) {
          const [width, height] = list[index] ?? [0, 0];
          expect(frame.width).toBeGreaterThanOrEqual(width);
          expect(frame.height).toBeGreaterThanOrEqual(height);
          expect([frame.x, frame.y].every((at) => Number.isInteger(at * resolution))).toBe(true);
          expect(frame.right * resolution).toBeLessThanOrEqual(2048);
          expect(frame.bottom * resolution).toBeLessThanOrEqual(1024);
          for (const other of placed.slice(index + 1)) {
            const isApart =
              other.source !== source ||
              other.frame.x >= frame.right ||
              frame.x >= other.frame.right ||
              other.frame.y >= frame.bottom ||
              frame.y >= other.frame.bottom;
            expect(isApart).toBe(true);
          }
        }
        sheet.destroy();
      }),
      { numRuns: 30 },
    );
  });

  it('sheet opens a page as large as a texture that is larger than a page', () => {
    const sheet = new Sheet(1);
    const { frame } = sheet.add('wide', 3_000, 1_500, nothing);
    expect(frame).toMatchObject({ x: 0, y: 0, width: 3_000, height: 1_500 });
    expect(stage.paper.papers).toMatchObject([{ width: 3_000, height: 1_500 }]);
  });

  it('sheet’s page is as tall as what lies on it, and keeps what is painted when it gets taller', () => {
    const sheet = new Sheet(1);
    const low = sheet.add('low', 2_000, 100, nothing);
    sheet.upload();
    const [first] = stage.paper.papers;
    expect([first?.height, low.source.pixelHeight]).toEqual([256, 256]);
    expect(low.uvs.y2).toBeCloseTo(100 / 256);
    const high = sheet.add('high', 2_000, 300, nothing);
    sheet.upload();
    expect([high.source === low.source, sheet.pageCount]).toEqual([true, 1]);
    expect(low.source.pixelHeight).toBe(512);
    expect(low.uvs.y2).toBeCloseTo(100 / 512);
    const second = stage.paper.papers[1];
    expect(second?.strokes.find(({ name }) => name === 'drawImage')?.args.slice(1)).toEqual([0, 0]);
    expect(first?.width).toBe(0);
  });

  it('sheet’s page has room for what is known to come soon, without a copy', () => {
    const sheet = new Sheet(2, 64);
    sheet.add('ornaments', 1_000, 120, nothing);
    sheet.add('figures', 1_000, 60, nothing);
    expect(stage.paper.papers).toMatchObject([{ width: 2_048, height: 512 }]);
    sheet.add('later', 1_000, 90, nothing);
    expect(stage.paper.papers.map(({ height }) => height)).toEqual([512, 768]);
  });

  it('sheet puts small textures beside and below large ones', () => {
    const sheet = new Sheet(1);
    const large = sheet.add('large', 1_900, 700, nothing);
    const beside = sheet.add('beside', 100, 300, nothing);
    const next = sheet.add('next', 100, 300, nothing);
    const below = sheet.add('below', 2_000, 300, nothing);
    const places = [large, beside, next, below].map(({ frame: { x, y } }) => [x, y]);
    expect(places).toEqual([
      [0, 0],
      [1_902, 0],
      [1_902, 302],
      [0, 702],
    ]);
    expect(sheet.pageCount).toBe(1);
  });

  it('sheet hands only changed pages to the renderer', () => {
    const sheet = new Sheet(1);
    const { source } = sheet.add('a', 10, 10, nothing);
    const update = vi.spyOn(source, 'update');
    sheet.upload();
    sheet.upload();
    expect(update).toHaveBeenCalledOnce();
    sheet.add('b', 10, 10, nothing);
    sheet.upload();
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('sheet frees textures, pages and canvases when it is destroyed', () => {
    const sheet = new Sheet(1);
    const textures = ['a', 'b', 'c'].map((key) => sheet.add(key, 1_000, 900, nothing));
    const sources = new Set(textures.map(({ source }) => source));
    expect(sheet.pageCount).toBe(2);
    sheet.destroy();
    expect(textures.every(({ destroyed }) => destroyed)).toBe(true);
    expect([...sources].every(({ destroyed }) => destroyed)).toBe(true);
    expect(stage.paper.papers.map(({ width }) => width)).toEqual([0, 0]);
    expect([sheet.pageCount, sheet.find('a')]).toEqual([0, null]);
  });

  it('drawings of one page come as one image, each in its own box with names of its own', async () => {
    const sheet = new Sheet(2);
    const asked: string[] = [];
    const image = document.createElement('canvas');
    const loadImage = async (address: string) => {
      asked.push(decodeURIComponent(address));
      return image;
    };
    const letter = vi.fn();
    const svg = svgImage(
      { x: 0, y: 0, width: 20, height: 10 },
      '<linearGradient id="g"/><path fill="url(#g)"/><use href="#g"/>',
    );
    const size = { width: 20, height: 10, svg };
    await sheet.draw(
      [
        { key: 'a', ...size },
        { key: 'b', ...size, letter },
        { key: 'a', ...size },
      ],
      {
        loadImage,
        nextTask: async () => undefined,
      },
    );
    expect(asked).toHaveLength(1);
    const [{ x, y } = {}] = [sheet.find('b')?.frame];
    expect(asked[0]).toContain('width="82" height="20" viewBox="0 0 82 20"');
    expect(asked[0]).toContain(`<svg x="${(x ?? 0) * 2}" y="${(y ?? 0) * 2}" width="40" height="20"`);
    expect(asked[0]).toContain('id="i0-g"/><path fill="url(#i0-g)"/><use href="#i0-g"');
    expect(asked[0]).toContain('id="i1-g"/><path fill="url(#i1-g)"/><use href="#i1-g"');
    expect(letter).toHaveBeenCalledOnce();
  });

  it('what is painted without a picture loads none, and lies on a page that is made once', async () => {
    const sheet = new Sheet(1);
    const loadImage = vi.fn();
    const letter = vi.fn();
    const low = { width: 2_000, height: 200, letter };
    await sheet.draw(
      ['a', 'b', 'c'].map((key) => ({ key, ...low })),
      { loadImage, nextTask: async () => undefined },
    );
    expect(loadImage).not.toHaveBeenCalled();
    expect(letter).toHaveBeenCalledTimes(3);
    expect(stage.paper.papers.map(({ height }) => height)).toEqual([768]);
  });

  it('drawing that the sheet has is not loaded again, and a task passes before the drawings are read, each page is drawn and its letters are written', async () => {
    const sheet = new Sheet(1);
    const order: string[] = [];
    const parts = {
      loadImage: async () => {
        order.push('load');
        return document.createElement('canvas');
      },
      nextTask: async () => void order.push('task'),
    };
    const svg = svgImage({ x: 0, y: 0, width: 1_000, height: 900 }, '');
    const drawing = (key: string) => ({ key, width: 1_000, height: 900, svg });
    await sheet.draw(['a', 'b', 'c'].map(drawing), parts);
    expect(order).toEqual(['task', 'load', 'load', 'task', 'task', 'task', 'task']);
    expect(sheet.pageCount).toBe(2);
    await sheet.draw([drawing('b')], parts);
    expect(order).toHaveLength(7);
  });
});
