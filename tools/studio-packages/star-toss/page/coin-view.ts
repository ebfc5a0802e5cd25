import { Container, Graphics, Sprite, type Texture } from 'pixi.js';

/** What a coin shows of itself: its two faces, and the colours of its rim, lit and in shade. */
export interface CoinFaces {
  readonly heads: Texture;
  readonly tails: Texture;
  readonly rim: readonly [light: number, dark: number];
}

const RADIUS = 190;
const THICKNESS = 40;
const RIDGES = 32;
/** The picture of a face is a little wider than the coin on it. */
const FACE_SIZE = (RADIUS * 2 * 240) / 224;

/** A coin that turns over: around a level axis in the air, and around an upright one on the table. */
export class CoinView {
  readonly view = new Container();
  readonly #rim = new Graphics();
  readonly #face = new Sprite();
  #faces: CoinFaces;

  constructor(faces: CoinFaces) {
    this.#faces = faces;
    this.#face.anchor.set(0.5);
    this.view.addChild(this.#rim, this.#face);
    this.turn(0);
  }

  dress(faces: CoinFaces): void {
    this.#faces = faces;
    this.turn(0);
  }

  /** @param angle 0 shows heads, π tails @param isUpright whether the axis stands upright */
  turn(angle: number, isUpright = false): void {
    const { heads, tails, rim } = this.#faces;
    const [light, dark] = rim;
    const open = Math.abs(Math.cos(angle));
    const half = (THICKNESS / 2) * Math.abs(Math.sin(angle));
    const high = RADIUS * open;
    const body = this.#rim.clear();
    // Far face, the band between both, and the near face above.
    body.ellipse(0, half, RADIUS, Math.max(high, 0.5)).fill(dark);
    body.rect(-RADIUS, -half, RADIUS * 2, half * 2).fill(dark);
    const edgeAt = (ridge: number) => {
      const turn = (ridge / RIDGES) * Math.PI;
      return { x: -RADIUS * Math.cos(turn), y: high * Math.sin(turn), shine: Math.sin(turn) };
    };
    // The middle of the band faces the light; its sides turn away.
    for (let at = 0; at < RIDGES; at += 1) {
      const [from, to] = [edgeAt(at), edgeAt(at + 1)];
      const alpha = 0.1 + 0.75 * edgeAt(at + 0.5).shine ** 2;
      body
        .poly([from.x, from.y - half, to.x, to.y - half, to.x, to.y + half, from.x, from.y + half])
        .fill({ color: light, alpha })
        .moveTo(to.x, to.y - half)
        .lineTo(to.x, to.y + half)
        .stroke({ color: dark, width: 2, alpha: 0.7 });
    }
    this.#face.texture = Math.cos(angle) >= 0 ? heads : tails;
    this.#face.setSize(FACE_SIZE, Math.max(FACE_SIZE * open, 1));
    this.#face.position.set(0, -half);
    this.#face.visible = open > 0.01;
    // Around the upright axis it is the same picture on its side, with the face the right way up.
    this.view.rotation = isUpright ? -Math.PI / 2 : 0;
    this.#face.rotation = 0;
    if (!isUpright) return;
    this.#face.rotation = Math.PI / 2;
    this.#face.setSize(Math.max(FACE_SIZE * open, 1), FACE_SIZE);
  }
}
