import { describe, expect, it } from 'vitest';
import { planRenderer, readWish } from '../../../src/stage/renderer-choice.ts';

const card = { hasWebGl: true, isSoftware: false, hasForcedColors: false };
const software = { ...card, isSoftware: true };

describe('choice of the renderer', () => {
  it.each([
    ['a graphics card gets WebGL', 'auto', card, 'webgl'],
    ['software graphics get the canvas', 'auto', software, 'canvas'],
    ['no WebGL gets the canvas', 'webgl', { ...software, hasWebGl: false }, 'canvas'],
    ['a forced WebGL holds on software', 'webgl', software, 'webgl'],
    ['a forced canvas holds on a card', 'canvas', card, 'canvas'],
  ] as const)('[R01] %s', (_title, wish, graphics, kind) => {
    expect(planRenderer(wish, graphics)?.kind).toBe(kind);
  });

  it('leaves the mirror as the page when colours are forced or no stage is wanted', () => {
    expect(planRenderer('auto', { ...card, hasForcedColors: true })).toBeNull();
    expect(planRenderer('none', card)).toBeNull();
  });

  it('reads the address before the setting and ignores what it does not know', () => {
    expect(readWish('?renderer=canvas', 'webgl')).toBe('canvas');
    expect(readWish('', 'webgl')).toBe('webgl');
    expect(readWish('?renderer=vulkan', null)).toBe('auto');
  });
});
