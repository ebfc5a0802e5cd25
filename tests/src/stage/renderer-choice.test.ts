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

  it('mirror stays the page when colours are forced or the stage is off', () => {
    expect(planRenderer('auto', { ...card, hasForcedColors: true })).toBeNull();
    expect(planRenderer('none', card)).toBeNull();
  });

  it('address overrides the setting, and unknown values are ignored', () => {
    expect(readWish('?renderer=canvas', 'webgl')).toBe('canvas');
    expect(readWish('', 'webgl')).toBe('webgl');
    expect(readWish('?renderer=vulkan', null)).toBe('auto');
  });
});
