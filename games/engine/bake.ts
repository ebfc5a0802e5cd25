import { Texture } from 'pixi.js';

type Pen = CanvasRenderingContext2D;

/**
 * Paints once and returns the result as a texture of `width` by `height` CSS pixels, so that light, glow and
 * shadow cost nothing while the machine runs, on either renderer.
 */
export function bake(width: number, height: number, pixelRatio: number, paint: (pen: Pen) => void): Texture {
  const sheet = document.createElement('canvas');
  sheet.width = Math.max(1, Math.ceil(width * pixelRatio));
  sheet.height = Math.max(1, Math.ceil(height * pixelRatio));
  const pen = sheet.getContext('2d') as Pen;
  pen.scale(pixelRatio, pixelRatio);
  paint(pen);
  const texture = Texture.from(sheet, true);
  texture.source.resolution = pixelRatio;
  texture.source.update();
  texture.update();
  return texture;
}
