import { rays, rings } from '../parts/burst.ts';
import { jewelGround } from '../parts/ground.ts';
import { foldedStar, seven } from '../parts/jewels.ts';
import { relief } from '../parts/light.ts';
import { glow, type Metal, type Stop } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';
import { dust } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

/** Draws one of the platform's avatars on 160 × 160 units; it is shown in a round frame. */
export type DrawAvatar = (pen: Pen) => readonly string[];

interface Scene {
  readonly ground: readonly Stop[];
  /** The light behind the hero. */
  readonly light: string;
  readonly rays?: number;
}

const stage = (pen: Pen, { ground, light, rays: count = 24 }: Scene): string[] => [
  jewelGround(pen, ground, 80, 62, 118),
  rays(80, 80, 130, count, light, 0.1),
  glow(pen, 80, 76, 62, light, 0.55),
  rings(80, 80, [64, 69.5], light, 0.9, 0.45),
  dust(pen, 16, { x: 20, y: 16, width: 120, height: 120 }, '#fff6dc', 0.9),
];

interface Hero {
  readonly icon: string;
  readonly metal?: Metal;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  readonly isFlipped?: boolean;
}

/** A silhouette in relief before a lit jewel. */
function medal(scene: Scene, { icon, metal = 'brass', size = 106, x = 80, y = 82, isFlipped = false }: Hero) {
  return (pen: Pen): readonly string[] => [
    ...stage(pen, scene),
    engraved(pen, icon, metal, {
      x,
      y,
      size,
      isFlipped,
      filter: relief(pen, {
        glow: scene.light,
        glowStrength: 0.45,
        glowSize: 5,
        key: '#1a0a04',
        keyWidth: 1.3,
        bevel: 1.1,
        height: 3,
      }),
    }),
  ];
}

const jewel = (bright: string, mid: string, deep: string): readonly Stop[] => [
  [0, bright],
  [48, mid],
  [100, deep],
];

const RUBY = { ground: jewel('#d7354a', '#7a1023', '#20030a'), light: '#ffb3a0' };
const JADE = { ground: jewel('#2bb27a', '#0e5a40', '#03150f'), light: '#c8ffe2' };
const NIGHT = { ground: jewel('#3e63c9', '#17286e', '#060a22'), light: '#bcd3ff' };
const VIOLET = { ground: jewel('#9a4fd0', '#481a72', '#14052a'), light: '#ecc6ff' };
const AMBER = { ground: jewel('#f0a63a', '#8a420c', '#240d02'), light: '#ffe2a0' };
const LAGOON = { ground: jewel('#29b3c4', '#0a5566', '#02161c'), light: '#c0fbff' };
const ROSE = { ground: jewel('#e8679a', '#83224f', '#250516'), light: '#ffd0e2' };
const EMBER = { ground: jewel('#e8662a', '#8a2408', '#240602'), light: '#ffd2a0' };

export const avatars: Readonly<Record<string, DrawAvatar>> = {
  tiger: medal(JADE, { icon: 'tiger-head', size: 112 }),
  dragon: medal(RUBY, { icon: 'dragon-head', size: 104 }),
  wolf: medal(NIGHT, { icon: 'wolf-head', metal: 'silver', size: 104 }),
  masque: medal(VIOLET, { icon: 'carnival-mask', size: 112 }),
  queen: medal(ROSE, { icon: 'queen-crown', size: 104 }),
  samurai: medal(EMBER, { icon: 'samurai-helmet', size: 108 }),
  bandit: medal(AMBER, { icon: 'bandit', metal: 'ivory', size: 104 }),
  diver: medal(LAGOON, { icon: 'diving-helmet', size: 106 }),
  serpent: medal({ ...JADE, rays: 36 }, { icon: 'snake', metal: 'copper', size: 104 }),
  koi: medal({ ...LAGOON, rays: 12 }, { icon: 'double-fish', metal: 'rose', size: 110 }),
  star: (pen) => [...stage(pen, { ...NIGHT, rays: 16 }), foldedStar(80, 82, 50, 21, 5, '#fff0bd', '#c08a2e')],
  seven: (pen) => [...stage(pen, { ...RUBY, rays: 14 }), seven(pen, { x: 80, y: 80, scale: 0.72 })],
};
