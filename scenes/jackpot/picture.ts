import { Texture, TextureSource } from 'pixi.js';
import { pictureAddress } from '../ornaments/shapes.ts';
import type { SceneContext } from '../scene.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A drawn picture as a texture of this size in CSS pixels; `letter` writes over it. */
export async function bakePicture(
  { loadImage, resolution }: Pick<SceneContext, 'loadImage' | 'resolution'>,
  svg: string,
  { width, height }: PictureSize,
  letter?: (context: CanvasRenderingContext2D) => void,
): Promise<Texture> {
  const picture = await loadImage(pictureAddress(svg));
  return paintTexture(resolution, { width, height }, (context) => {
    context.drawImage(picture, 0, 0, width, height);
    letter?.(context);
  });
}

export function paintTexture(
  resolution: number,
  { width, height }: PictureSize,
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
