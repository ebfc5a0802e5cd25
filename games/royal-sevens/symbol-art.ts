import { Rectangle, Texture } from 'pixi.js';
import type { SlotModel, SymbolId } from '../../maths/slot/slot-model.ts';

/** The textures of the symbols, at rest and in motion, at exactly the size they are drawn in. */
export interface SymbolArt {
  textureOf(symbol: SymbolId, isMoving: boolean): Texture;
  /** Redraws all symbols for another cell size. Textures returned before are freed. */
  resize(cellWidth: number, cellHeight: number, pixelRatio: number): void;
  free(): void;
}

const addresses = import.meta.glob<string>('../../assets/rendered/symbols/royal-sevens/*@2.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a symbol's image by its name; undefined when there is none. */
export function symbolAddress(name: string): string | undefined {
  return addresses[`../../assets/rendered/symbols/royal-sevens/${name}@2.webp`];
}

/** Share of the cell's smaller side that a symbol takes. */
const FILL = 0.96;

interface TextureSource {
  readonly still: HTMLImageElement;
  readonly moving: HTMLImageElement;
}

/** @throws when a symbol has no image or it cannot be loaded: the game does not open half drawn. */
export async function loadSymbolArt(model: SlotModel): Promise<SymbolArt> {
  const images = await Promise.all(
    model.symbols.map(async ({ name }): Promise<TextureSource> => {
      const [still, moving] = await Promise.all([loadImage(name), loadImage(`${name}-blur`)]);
      return { still, moving };
    }),
  );
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
      images.forEach(({ still, moving }, symbol) => {
        const x = symbol * width + (width - side) / 2;
        pen.drawImage(still, x, (height - side) / 2, side, side);
        // A moving symbol is drawn as tall as its cell, so that a fast strip shows no gaps.
        pen.drawImage(moving, x, height, side, height);
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

async function loadImage(name: string): Promise<HTMLImageElement> {
  const address = symbolAddress(name);
  if (!address) throw new Error(`no picture of ${name}`);
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
