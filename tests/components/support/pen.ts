import { onTestFinished, vi } from 'vitest';

/** Canvases draw by this pen, and become a picture of `bytes`, until the test has ended. */
export function givePen(bytes: BlobPart | null = 'the bytes of a picture') {
  const pen = { drawImage: vi.fn(), fillRect: vi.fn(), scale: vi.fn(), fill: vi.fn(), fillStyle: '' };
  const canvas = HTMLCanvasElement.prototype;
  const before = Object.getOwnPropertyDescriptors(canvas);
  const blob = bytes === null ? null : new Blob([bytes], { type: 'image/jpeg' });
  const draw = {
    getContext: () => pen,
    toBlob: (done: BlobCallback) => done(blob),
    toDataURL: () => 'data:image/png;base64,AA',
  };
  for (const [name, value] of Object.entries(draw))
    Object.defineProperty(canvas, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    for (const name of Object.keys(draw)) {
      const own = before[name as keyof typeof before];
      if (own) Object.defineProperty(canvas, name, own);
      else Reflect.deleteProperty(canvas, name);
    }
  });
  return pen;
}
