import { Rectangle, Texture, TextureSource } from 'pixi.js';
import { svgDataUrl } from '../ornaments/svg-data-url.ts';
import type { SceneContext } from '../scene.ts';

export interface TextureSize {
  readonly width: number;
  readonly height: number;
}

/** A drawing as a texture of this size in CSS pixels; `letter` writes over it. */
export async function bakeTexture(
  { loadImage, resolution }: Pick<SceneContext, 'loadImage' | 'resolution'>,
  svg: string,
  { width, height }: TextureSize,
  letter?: (context: CanvasRenderingContext2D) => void,
): Promise<Texture> {
  const drawing = await loadImage(svgDataUrl(svg));
  return paintTexture(resolution, { width, height }, (context) => {
    context.drawImage(drawing, 0, 0, width, height);
    letter?.(context);
  });
}

/** Free pixels between drawings on one canvas: a rotated one samples a little beyond its edge. */
const GAP = 2;

/**
 * Several drawings, one below the other on one canvas: what is shown together is drawn together.
 * @returns a texture for each, in their order; they share their source
 */
export async function bakeTogether(
  { loadImage, resolution }: Pick<SceneContext, 'loadImage' | 'resolution'>,
  drawings: readonly { readonly svg: string; readonly size: TextureSize }[],
): Promise<readonly Texture[]> {
  const images = await Promise.all(drawings.map(({ svg }) => loadImage(svgDataUrl(svg))));
  // Whole pixels, so that each lies on them as it would alone.
  const whole = (length: number) => Math.max(1, Math.ceil(length * resolution)) / resolution;
  let next = 0;
  const frames = drawings.map(({ size }) => {
    const frame = new Rectangle(0, next, whole(size.width), whole(size.height));
    next += frame.height + GAP;
    return frame;
  });
  const width = Math.max(...frames.map((frame) => frame.width));
  const { source } = paintTexture(resolution, { width, height: next }, (context) => {
    for (const [index, { size }] of drawings.entries()) {
      const image = images[index];
      if (image) context.drawImage(image, 0, frames[index]?.y ?? 0, size.width, size.height);
    }
  });
  return frames.map((frame) => new Texture({ source, frame }));
}

export function paintTexture(
  resolution: number,
  { width, height }: TextureSize,
  paint: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * resolution));
  canvas.height = Math.max(1, Math.ceil(height * resolution));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  context.scale(resolution, resolution);
  paint(context);
  const source = new TextureSource({ resource: canvas, resolution, label: 'picture' });
  source.uploadMethodId = 'image';
  return new Texture({ source });
}

/** Textures baked together share a source, which is freed once. */
export function freeTextures(textures: readonly Texture[]): void {
  const sources = new Set(textures.map(({ source }) => source));
  for (const texture of textures) texture.destroy();
  for (const source of sources) source.destroy();
}
