import type { COLORS } from '../../contract/games/color-game.ts';

export type Color = (typeof COLORS)[number];
export type Point = readonly [x: number, y: number];

interface ColorArt {
  readonly fill: string;
  /** Of the mark on it: a colour alone tells nothing to somebody who does not see it. */
  readonly ink: string;
  /** The mark, as a polygon within a square from -1 to 1; y points down. */
  readonly mark: readonly Point[];
}

const pointsAround = (count: number, at: (index: number) => Point): readonly Point[] =>
  Array.from({ length: count }, (_, index) => at(index));
const turn = (share: number, radius: number): Point => [
  Math.sin(share * 2 * Math.PI) * radius,
  -Math.cos(share * 2 * Math.PI) * radius,
];

const star = pointsAround(10, (index) => turn(index / 10, index % 2 === 0 ? 1 : 0.42));
const disc = pointsAround(28, (index) => turn(index / 28, 0.86));
const heart = pointsAround(32, (index) => {
  const angle = (index / 32) * 2 * Math.PI;
  const y = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
  return [Math.sin(angle) ** 3 * 0.98, -y / 16.5 - 0.06];
});
const diamond: readonly Point[] = [
  [0, -1],
  [0.78, 0],
  [0, 1],
  [-0.78, 0],
];
const triangle = pointsAround(3, (index) => turn(index / 3, 1.02));
const square: readonly Point[] = [
  [-0.76, -0.76],
  [0.76, -0.76],
  [0.76, 0.76],
  [-0.76, 0.76],
];

/** The colours of the poster, each with a mark of its own. */
export const COLOR_ART: Readonly<Record<Color, ColorArt>> = {
  yellow: { fill: '#ffd21e', ink: '#6b3d00', mark: star },
  white: { fill: '#ffffff', ink: '#4a4458', mark: disc },
  pink: { fill: '#ff5fa2', ink: '#5c0a34', mark: heart },
  blue: { fill: '#1f8fff', ink: '#041f4a', mark: diamond },
  red: { fill: '#e5142a', ink: '#ffd9d2', mark: triangle },
  green: { fill: '#19b35a', ink: '#03301a', mark: square },
};

/** A mark as a path on a grid from -1.2 to 1.2. */
export function markPath(color: Color): string {
  return `M${COLOR_ART[color].mark.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
}
