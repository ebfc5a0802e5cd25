export type RendererChoice = 'webgl' | 'canvas';

/** A forced choice, else WebGL where real hardware draws it, else the canvas. */
export function chooseRenderer(forced: string | null, probe: () => string | null): RendererChoice {
  if (forced === 'webgl' || forced === 'canvas') return forced;
  const device = probe();
  return device === null || /swiftshader|llvmpipe|software|basic render/i.test(device) ? 'canvas' : 'webgl';
}
