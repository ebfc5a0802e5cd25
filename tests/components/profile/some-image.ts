import { vi } from 'vitest';

/** A decoded picture of that many pixels, whose memory can be given back. */
export const someImage = (width: number, height: number) => {
  const close = vi.fn();
  return { close, image: { width, height, close } as unknown as ImageBitmap };
};
