import type { Point } from './color-art.ts';

/** A turn about the three axes, in radians: x to the right, y up, z towards the eye. */
export interface Attitude {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type Vector = readonly [x: number, y: number, z: number];

/** A side of the cube that the eye sees. */
export interface SeenFace {
  /** 0 top, 1 bottom, 2 front, 3 back, 4 right, 5 left. */
  readonly face: number;
  /** From 0, in shade, to 1, straight under the lamp. */
  readonly light: number;
  /** A point of the side, from -1 to 1 both ways, on the screen; the cube's edge is 2 long. */
  readonly at: (u: number, v: number) => Point;
}

/** The faces of the cube: normal, and the directions of right and down on it. */
const FACES: readonly (readonly [normal: Vector, right: Vector, down: Vector])[] = [
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, -1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, -1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, -1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
];

/** The eye looks down on the table: the upper side is the largest. */
const PITCH = 0.92;
const LAMP: Vector = [-0.35, 0.86, 0.37];

/** The sides that can be seen of a cube, by a parallel projection. */
export function seenFaces(attitude: Attitude): readonly SeenFace[] {
  return FACES.flatMap(([normal, right, down], face) => {
    const towards = rotateVector(normal, attitude);
    const seen = applyPitch(towards);
    if (seen[2] <= 0.02) return [];
    const across = applyPitch(rotateVector(right, attitude));
    const along = applyPitch(rotateVector(down, attitude));
    const light = towards[0] * LAMP[0] + towards[1] * LAMP[1] + towards[2] * LAMP[2];
    return [
      {
        face,
        light: Math.max(0, light),
        at: (u: number, v: number): Point => [
          seen[0] + across[0] * u + along[0] * v,
          -(seen[1] + across[1] * u + along[1] * v),
        ],
      },
    ];
  });
}

function rotateVector([x, y, z]: Vector, by: Attitude): Vector {
  const [sx, cx, sy, cy, sz, cz] = [by.x, by.y, by.z].flatMap((angle) => [
    Math.sin(angle),
    Math.cos(angle),
  ]) as [number, number, number, number, number, number];
  const [y1, z1] = [y * cx - z * sx, y * sx + z * cx];
  const [x2, z2] = [x * cy + z1 * sy, z1 * cy - x * sy];
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
}

function applyPitch([x, y, z]: Vector): Vector {
  const [sin, cos] = [Math.sin(PITCH), Math.cos(PITCH)];
  return [x, y * cos - z * sin, y * sin + z * cos];
}
