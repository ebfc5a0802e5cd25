export type RendererWish = 'auto' | 'webgl' | 'canvas' | 'none';
export type RendererKind = 'webgl' | 'canvas';

export interface RendererPlan {
  readonly kind: RendererKind;
  /** True where a processor plays the graphics card: texture batches must be small there. */
  readonly isSoftware: boolean;
}

/** Device pixels for each CSS pixel: more cost much and show little. */
export const MAX_RESOLUTION = 2;

/** Storage key of the player's own setting. */
export const RENDERER_KEY = 'renderer';

const WISHES: readonly RendererWish[] = ['auto', 'webgl', 'canvas', 'none'];

/** Reads which renderer is wanted: the address overrides the setting. */
export function readWish(search: string, setting: string | null): RendererWish {
  const asked = new URLSearchParams(search).get('renderer') ?? setting ?? 'auto';
  return WISHES.find((wish) => wish === asked) ?? 'auto';
}

export interface Graphics {
  readonly hasWebGl: boolean;
  readonly isSoftware: boolean;
  /** The person has replaced all colours: a drawn page would ignore that. */
  readonly hasForcedColors: boolean;
}

/** Which renderer to start; null leaves the mirror as the page. */
export function planRenderer(wish: RendererWish, graphics: Graphics): RendererPlan | null {
  if (wish === 'none' || graphics.hasForcedColors) return null;
  const { isSoftware } = graphics;
  if (wish === 'canvas') return { kind: 'canvas', isSoftware };
  if (!graphics.hasWebGl) return { kind: 'canvas', isSoftware };
  // Measured: software WebGL stays near 25 frames a second where the canvas renderer holds 60.
  if (wish === 'auto' && isSoftware) return { kind: 'canvas', isSoftware };
  return { kind: 'webgl', isSoftware };
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const NO_CARD = { hasWebGl: false, isSoftware: true };

/** The graphics of the device; detected once, as the result stays and each detection needs a context. */
let card: Pick<Graphics, 'hasWebGl' | 'isSoftware'> | null = null;

/** Detects the graphics when the setting requires it; the context is released at once. */
export function readGraphics(wish: RendererWish, hasForcedColors: boolean): Graphics {
  // A first context may start the machine's graphics, for which the page stands still.
  if (wish === 'none' || wish === 'canvas' || hasForcedColors) return { ...NO_CARD, hasForcedColors };
  card ??= readCard();
  return { ...card, hasForcedColors };
}

function readCard(): Pick<Graphics, 'hasWebGl' | 'isSoftware'> {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  if (!gl) return NO_CARD;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { hasWebGl: true, isSoftware: SOFTWARE.test(name) };
}
