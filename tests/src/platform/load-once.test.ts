import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from '../../../src/platform/load-once.ts';

describe('loadOnce', () => {
  it('gives the value itself once it is loaded, and loads it once', async () => {
    const load = vi.fn(async () => ({ name: 'canvas' }));
    const part = loadOnce(load);
    const first = part();
    expect(first).toBeInstanceOf(Promise);
    expect(part()).toBe(first);
    await first;
    expect(part()).toEqual({ name: 'canvas' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries a load that failed once more', async () => {
    const load = vi
      .fn<() => Promise<object>>()
      .mockRejectedValueOnce(new Error('the file did not come'))
      .mockResolvedValueOnce({});
    const part = loadOnce(load);
    await expect(part()).rejects.toThrow('the file did not come');
    await expect(part()).resolves.toEqual({});
  });
});
