import { afterEach, expect, it, vi } from 'vitest';
import { readWebGlDevice } from '../../../games/engine/renderer.ts';

afterEach(() => vi.unstubAllGlobals());

const MASKED = 1;
const UNMASKED = 2;

/** A browser whose WebGL has these extensions; null for one without WebGL. */
function openBrowser(extensions: readonly string[] | null) {
  const loseContext = vi.fn();
  const known: Record<string, object> = {
    WEBGL_debug_renderer_info: { UNMASKED_RENDERER_WEBGL: UNMASKED },
    WEBGL_lose_context: { loseContext },
  };
  const gl = {
    RENDERER: MASKED,
    getExtension: (name: string) => (extensions?.includes(name) ? known[name] : null),
    getParameter: (name: number) => (name === UNMASKED ? 'ANGLE (NVIDIA GeForce)' : 'WebKit WebGL'),
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => (extensions ? gl : null) }) });
  return loseContext;
}

it('browser without WebGL names no device', () => {
  openBrowser(null);
  expect(readWebGlDevice()).toBeNull();
});

it('browser that tells its device is read, and its context given back', () => {
  const loseContext = openBrowser(['WEBGL_debug_renderer_info', 'WEBGL_lose_context']);
  expect(readWebGlDevice()).toBe('ANGLE (NVIDIA GeForce)');
  expect(loseContext).toHaveBeenCalledOnce();
});

it('browser that hides its device is known by its general name', () => {
  openBrowser([]);
  expect(readWebGlDevice()).toBe('WebKit WebGL');
});
