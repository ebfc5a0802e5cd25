import { Graphics } from 'pixi.js';
import { COLORS } from '../../contract/games/color-game.ts';
import { COLOR_ART, type Color, type Point } from './color-art.ts';
import { type Attitude, type SeenFace, seenFaces } from './cube.ts';

/** How far a side's colour reaches towards its edges, and its mark. */
const PLATE = 0.8;
const MARK = 0.46;
const BODY = ['#8f6a34', '#f6e6bd'] as const;

/** One die: it knows how to be drawn at an attitude, and nothing of why. */
export class Die {
  readonly view = new Graphics();
  /** Half of its edge, in CSS pixels. */
  size = 30;
  attitude: Attitude = { x: 0, y: 0, z: 0 };
  isLit = false;
  #faces: readonly Color[] = COLORS;

  /** Puts a colour on the upper side; the others follow in their order. */
  setTop(color: Color): void {
    this.#faces = [color, ...COLORS.filter((other) => other !== color)];
  }

  draw(): void {
    const { view, size } = this;
    const faces = seenFaces(this.attitude);
    view.clear();
    // The body first, as a whole: where three round corners meet, its own corner is behind them.
    const body = mix(BODY[0], BODY[1], 0.45);
    view
      .poly(hullOf(faces.flatMap((face) => cornersOf(face, 0.9))).flatMap((point) => scalePoint(point, size)))
      .fill(body)
      .stroke({ color: body, width: size * 0.2, join: 'round' });
    for (const face of faces) {
      const ivory = mix(BODY[0], BODY[1], 0.25 + face.light * 0.75);
      view
        .poly(faceOutline(face, 0.9, size))
        .fill(ivory)
        .stroke({ color: ivory, width: size * 0.2, join: 'round' });
    }
    for (const face of faces) this.#drawPlate(face);
  }

  #drawPlate(face: SeenFace): void {
    const { view, size } = this;
    const { fill, ink, mark } = COLOR_ART[this.#faces[face.face] ?? 'white'];
    const shade = 0.42 + face.light * 0.58;
    const plate = mix('#14060a', fill, shade);
    view
      .poly(faceOutline(face, PLATE - 0.1, size))
      .fill(plate)
      .stroke({ color: plate, width: size * 0.2, join: 'round' });
    view
      .poly(mark.flatMap(([u, v]) => scalePoint(face.at(u * MARK, v * MARK), size)))
      .fill(mix('#14060a', ink, 0.5 + face.light * 0.5));
    if (this.isLit && face.face === 0) {
      view
        .poly(faceOutline(face, 0.98, size))
        .stroke({ color: '#fff3c9', width: size * 0.09, join: 'round' });
    }
  }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

const cornersOf = ({ at }: SeenFace, reach: number): readonly Point[] =>
  CORNERS.map(([u, v]) => at(u * reach, v * reach));

const faceOutline = (face: SeenFace, reach: number, size: number): number[] =>
  cornersOf(face, reach).flatMap((point) => scalePoint(point, size));

const scalePoint = ([x, y]: Point, size: number) => [x * size, y * size];

/** The convex hull of points, by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(points: readonly Point[]): readonly Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2) as Point, hull.at(-1) as Point, point)) hull.pop();
    hull.push(point);
  }
  // The last one is the other half's first.
  return hull.slice(0, -1);
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

/** A colour between two, of which both are `#rrggbb`. */
function mix(from: string, to: string, share: number): number {
  const channel = (colour: string, shift: number) => (Number.parseInt(colour.slice(1), 16) >> shift) & 255;
  return [16, 8, 0].reduce((sum, shift) => {
    const [a, b] = [channel(from, shift), channel(to, shift)];
    return sum | (Math.round(a + (b - a) * Math.min(1, share)) << shift);
  }, 0);
}
