import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('../../../src/platform/key-values.ts');
};

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => {
  globalThis.heldKeys = undefined;
  vi.stubGlobal('document', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('stores that the browser blocks', () => {
  it('[O14] what one script of the page has written another one reads, each store for itself', async () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { configurable: true, get: blocked });
    const early = await load();
    early.localKeys.set('age_answer', 'accepted');
    const app = await load();
    expect(app.localKeys).not.toBe(early.localKeys);
    expect([app.localKeys.get('age_answer'), app.sessionKeys.get('age_answer')]).toEqual(['accepted', null]);
    app.localKeys.remove('age_answer');
    expect(early.localKeys.get('age_answer')).toBeNull();
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  });

  it('[O14] full disk holds what could not be stored for every script of the page', async () => {
    const full = { getItem: () => null, setItem: blocked, removeItem: () => undefined };
    vi.stubGlobal('localStorage', full);
    vi.stubGlobal('sessionStorage', full);
    (await load()).localKeys.set('age_answer', 'ofAge');
    expect((await load()).localKeys.get('age_answer')).toBe('ofAge');
  });
});
