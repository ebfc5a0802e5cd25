import { describe, expect, it } from 'vitest';
import { seenFaces } from '../../../games/color-game/cube.ts';

const AT_REST = [-0.42, 0, 0.3, 0.66];

/** Area of a side on the screen, from two of its edges. */
function areaOf({ at }: ReturnType<typeof seenFaces>[number]): number {
  const [corner, right, down] = [at(-1, -1), at(1, -1), at(-1, 1)];
  const [ax, ay] = [right[0] - corner[0], right[1] - corner[1]];
  const [bx, by] = [down[0] - corner[0], down[1] - corner[1]];
  return Math.abs(ax * by - ay * bx);
}

describe('die as the eye sees it', () => {
  it('die at rest shows its upper side as the largest and the brightest', () => {
    for (const y of AT_REST) {
      const faces = seenFaces({ x: 0, y, z: 0 });
      const top = faces.find(({ face }) => face === 0);
      if (!top) throw new Error('the upper side is not seen');
      for (const other of faces.filter((face) => face !== top)) {
        expect(areaOf(top)).toBeGreaterThan(areaOf(other));
        expect(top.light).toBeGreaterThan(other.light);
      }
    }
  });

  it('die shows one to three sides, and never two that are opposite, however it is turned', () => {
    for (let step = 0; step < 200; step += 1) {
      const faces = seenFaces({ x: step * 0.37, y: step * 0.21, z: step * 0.13 });
      expect(faces.length).toBeGreaterThanOrEqual(1);
      expect(faces.length).toBeLessThanOrEqual(3);
      const axes = faces.map(({ face }) => Math.floor(face / 2));
      expect(new Set(axes).size).toBe(axes.length);
    }
  });

  it('die turned upside down shows its lower side', () => {
    const faces = seenFaces({ x: Math.PI, y: 0, z: 0 }).map(({ face }) => face);
    expect(faces).toContain(1);
    expect(faces).not.toContain(0);
  });
});
