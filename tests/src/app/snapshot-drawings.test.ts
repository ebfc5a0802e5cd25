// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPictures, nameDrawing, readPictures } from '../../../src/app/snapshot/drawings.ts';
import { SNAPSHOT_KEY } from '../../../src/app/snapshot/snapshot.ts';

const drawing = (name: string) => `data:image/svg+xml,${name}`;
const SMALL = drawing('small');
const OTHER = drawing('other');

/** Sizes of what a browser would make of each drawing; the pixels are its own affair. */
let sizes: Record<string, number> = {};
let pictureBytes = 30;

class DecodedImage {
  src = '';
  get naturalWidth() {
    return sizes[this.src] ?? 10;
  }
  get naturalHeight() {
    return this.naturalWidth;
  }
  decode = () => (this.src === drawing('broken') ? Promise.reject(new Error('broken')) : Promise.resolve());
}

const store = (values: string[], more = {}) =>
  localStorage.setItem(
    SNAPSHOT_KEY,
    JSON.stringify({ mark: 'm', root: {}, nodes: [], values, pictures: {}, ...more }),
  );
const stored = () => JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? 'null');
const isPicture = (value: string) => value.startsWith('data:image/webp');

beforeEach(() => {
  localStorage.clear();
  sizes = {};
  pictureBytes = 30;
  vi.stubGlobal('Image', DecodedImage);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([new Uint8Array(pictureBytes)], { type: type ?? '' })),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('images of a stored snapshot', () => {
  it('drawings become images that are known by their names, and what is none stays', async () => {
    store(['a long class name', SMALL, OTHER]);
    await drawPictures();
    const { values, pictures } = stored();
    expect(values.map(isPicture)).toEqual([false, true, true]);
    expect(pictures).toEqual({ [nameDrawing(SMALL)]: 1, [nameDrawing(OTHER)]: 2 });
    expect(readPictures(localStorage.getItem(SNAPSHOT_KEY)).get(nameDrawing(OTHER))).toBe(values[2]);
  });

  it.each([
    ['has more than 4 million pixels', drawing('huge'), { [drawing('huge')]: 2_001 }],
    ['cannot be decoded', drawing('broken'), {}],
  ])('drawing that %s stays a drawing, and the others become images', async (_what, odd, given) => {
    sizes = given;
    store([odd, SMALL]);
    await drawPictures();
    expect(stored().values[0]).toBe(odd);
    expect(isPicture(stored().values[1])).toBe(true);
    expect(stored().pictures).toEqual({ [nameDrawing(SMALL)]: 1 });
  });

  it('images take 500,000 characters at most, those of earlier visits among them', async () => {
    pictureBytes = 150_000;
    store([SMALL, OTHER, drawing('third')]);
    await drawPictures();
    // Two of them have 400,000 characters.
    expect(stored().values.map(isPicture)).toEqual([true, true, false]);
    await drawPictures();
    expect(stored().values.map(isPicture)).toEqual([true, true, false]);
  });

  it('snapshot that was removed or saved anew meanwhile is left as it is', async () => {
    store([SMALL]);
    const gone = drawPictures();
    localStorage.removeItem(SNAPSHOT_KEY);
    await gone;
    expect(localStorage.getItem(SNAPSHOT_KEY)).toBeNull();
    store([SMALL]);
    const late = drawPictures();
    store([OTHER]);
    await late;
    expect(stored().values).toEqual([OTHER]);
  });

  it.each(['off', '{"mark":', 'null', '{}', '[]'])('stored text %s is left alone', async (text) => {
    localStorage.setItem(SNAPSHOT_KEY, text);
    await drawPictures();
    expect(localStorage.getItem(SNAPSHOT_KEY)).toBe(text);
    expect(readPictures(text).size).toBe(0);
  });
});
