import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeImage, drawWhole, encodeImage, ImageError } from '../../../src/platform/image-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('image of a file', () => {
  const bitmap = (width: number, height: number) => ({ width, height, close: vi.fn() });
  const issueOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => (error instanceof ImageError ? error.issue : 'other'),
    );
  const sized = (size: number, type = 'image/jpeg') => ({ size, type }) as Blob;

  it('image is read the way it is looked at', async () => {
    const read = vi.fn(async () => bitmap(100, 50));
    vi.stubGlobal('createImageBitmap', read);
    const file = sized(1_000);
    expect(await decodeImage(file)).toMatchObject({ width: 100, height: 50 });
    expect(read).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  });

  it.each([
    ['file of more than 40 MB', sized(40 * 1024 * 1024 + 1), 'large'],
    ['drawing that could run', sized(10, 'image/svg+xml'), 'unread'],
    ['drawing in capital letters', sized(10, 'IMAGE/SVG'), 'unread'],
  ])('%s is not unpacked', async (_what, file, issue) => {
    const read = vi.fn();
    vi.stubGlobal('createImageBitmap', read);
    expect(await issueOf(decodeImage(file))).toBe(issue);
    expect(read).not.toHaveBeenCalled();
  });

  it('file that is no image is told as unreadable', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no')));
    expect(await issueOf(decodeImage(sized(10)))).toBe('unread');
  });

  it('image is drawn whole and on white, so that what is transparent in a scan does not become black', () => {
    const steps: unknown[] = [];
    const pen = {
      fillStyle: '',
      fillRect: (...box: number[]) => steps.push([pen.fillStyle, ...box]),
      drawImage: (_image: unknown, ...box: number[]) => steps.push(['image', ...box]),
    };
    vi.stubGlobal('document', { createElement: () => ({ width: 0, height: 0, getContext: () => pen }) });
    const canvas = drawWhole(bitmap(9_000, 620) as unknown as ImageBitmap, 2_200);
    expect([canvas.width, canvas.height]).toEqual([2_200, 152]);
    expect(steps).toEqual([
      ['#fff', 0, 0, 2_200, 152],
      ['image', 0, 0, 2_200, 152],
    ]);
  });

  it('image of too many pixels is let go again', async () => {
    const [fine, large] = [bitmap(8_000, 8_000), bitmap(8_001, 8_000)];
    vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValueOnce(fine).mockResolvedValueOnce(large));
    expect(await issueOf(decodeImage(sized(10)))).toBe('none');
    expect(await issueOf(decodeImage(sized(10)))).toBe('large');
    expect([fine.close.mock.calls.length, large.close.mock.calls.length]).toEqual([0, 1]);
  });

  /** A canvas that packs into so many bytes at each quality; null where it cannot be packed. */
  const canvasOf = (sizes: Readonly<Record<number, number | null>>) => {
    const asked: number[] = [];
    const toBlob = (done: BlobCallback, _type?: string, quality = 1) => {
      asked.push(quality);
      const size = sizes[quality];
      done(typeof size === 'number' ? new Blob([new Uint8Array(size).fill(65)]) : null);
    };
    return { asked, canvas: { toBlob } as unknown as HTMLCanvasElement };
  };

  it('image is packed in the best quality that fits', async () => {
    const { asked, canvas } = canvasOf({ 0.92: 400, 0.85: 301, 0.75: 300 });
    expect(atob(await encodeImage(canvas, 300))).toBe('A'.repeat(300));
    expect(asked).toEqual([0.92, 0.85, 0.75]);
  });

  it('large image is packed without an overflow', async () => {
    const { canvas } = canvasOf({ 0.92: 300_001 });
    expect(atob(await encodeImage(canvas, 400_000))).toHaveLength(300_001);
  });

  it('image that fits at no quality is too large', async () => {
    const { asked, canvas } = canvasOf({ 0.92: null, 0.85: 31, 0.75: 31, 0.6: 31 });
    expect(await issueOf(encodeImage(canvas, 30))).toBe('large');
    expect(asked).toEqual([0.92, 0.85, 0.75, 0.6]);
  });
});
