import { Application, Assets, Sprite, Texture } from 'pixi.js';

/** A box of the product's first window, in CSS pixels, with the address of its picture. */
export interface SpriteBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly picture: string | null;
}

declare const __BOXES__: readonly SpriteBox[];
declare const __SPRITES__: number;
declare const __RENDERER__: 'canvas' | 'webgl';

/** The usual Pixi page: one application, the pictures of the window, as many sprites as the product's stage has. */
const app = new Application();
await app.init({
  preference: __RENDERER__,
  width: innerWidth,
  height: innerHeight,
  resolution: Math.min(2, devicePixelRatio),
  autoDensity: true,
  autoStart: false,
  background: '#0e0b14',
});
document.body.append(app.canvas);
const pictures = await Promise.all(
  __BOXES__.map((box) => (box.picture === null ? paintBox(box) : Assets.load<Texture>(box.picture))),
);
for (let index = 0; index < __SPRITES__; index += 1) {
  const at = index % __BOXES__.length;
  const box = __BOXES__[at];
  if (!box) continue;
  const sprite = new Sprite(pictures[at]);
  sprite.position.set(box.x, box.y);
  sprite.setSize(box.width, box.height);
  app.stage.addChild(sprite);
}
app.render();
document.body.dataset.stageShown = 'true';

/** What is drawn by code in the product: a picture of its own for each box, at the density of the window. */
function paintBox({ width, height }: SpriteBox): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * app.renderer.resolution);
  canvas.height = Math.ceil(height * app.renderer.resolution);
  const pen = canvas.getContext('2d');
  if (pen) {
    const light = pen.createLinearGradient(0, 0, 0, canvas.height);
    light.addColorStop(0, '#c9962f80');
    light.addColorStop(1, '#6d0a1880');
    pen.fillStyle = light;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return Texture.from(canvas);
}
