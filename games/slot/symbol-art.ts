import { Rectangle, Texture } from 'pixi.js';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { drawMotionBlur } from './motion-blur.ts';
import { giveUpAvif } from './symbol-files.ts';

/** The textures of the symbols, at rest and in motion, at exactly the size they are drawn in. */
export interface SymbolArt {
  textureOf(symbol: SymbolId, isMoving: boolean): Texture;
  /** Redraws all symbols for another cell size. Textures returned before are freed. */
  resize(cellWidth: number, cellHeight: number, pixelRatio: number): void;
  free(): void;
}

/** Share of the cell's smaller side that a symbol takes. */
const FILL = 0.96;

/** Address of an image by its name, like `bell`; undefined when there is none. */
type AddressOf = (name: string) => string | undefined;

/**
 * @param names of the symbols, in the order of their ids
 * @throws when a symbol has no image or it cannot be loaded: the game does not open half drawn
 */
export async function loadSymbolArt(names: readonly string[], addressOf: AddressOf): Promise<SymbolArt> {
  const images = await Promise.all(names.map((name) => loadImage(name, addressOf)));
  const sheet = document.createElement('canvas');
  let whole: Texture | null = null;
  let textures: Texture[] = [];

  const free = () => {
    for (const texture of textures) texture.destroy();
    whole?.destroy(true);
    textures = [];
    whole = null;
  };

  return {
    textureOf: (symbol, isMoving) => textures[symbol * 2 + (isMoving ? 1 : 0)] ?? Texture.EMPTY,
    resize(cellWidth, cellHeight, pixelRatio) {
      free();
      const width = Math.ceil(cellWidth * pixelRatio);
      const height = Math.ceil(cellHeight * pixelRatio);
      sheet.width = width * images.length;
      sheet.height = height * 2;
      const pen = sheet.getContext('2d') as CanvasRenderingContext2D;
      pen.imageSmoothingQuality = 'high';
      const side = Math.min(width, height) * FILL;
      images.forEach((image, symbol) => {
        const x = symbol * width + (width - side) / 2;
        pen.drawImage(image, x, (height - side) / 2, side, side);
        // A moving symbol is drawn as tall as its cell, so that a fast strip shows no gaps.
        drawMotionBlur(pen, image, { x, y: height, width: side, height });
      });
      whole = Texture.from(sheet, true);
      whole.source.resolution = pixelRatio;
      whole.source.update();
      const source = whole.source;
      textures = images.flatMap((_, symbol) =>
        [0, 1].map(
          (row) =>
            new Texture({
              source,
              frame: new Rectangle(
                (symbol * width) / pixelRatio,
                (row * height) / pixelRatio,
                width / pixelRatio,
                height / pixelRatio,
              ),
            }),
        ),
      );
    },
    free,
  };
}

async function loadImage(name: string, addressOf: AddressOf): Promise<HTMLImageElement> {
  const address = addressOf(name);
  if (!address) throw new Error(`no picture of ${name}`);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch (error) {
    giveUpAvif();
    // Another image may have given up the format meanwhile: what counts is whether there is another address.
    if (addressOf(name) === address) throw error;
    return loadImage(name, addressOf);
  }
}
