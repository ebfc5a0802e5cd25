import { Sprite } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { Pen } from '../slot/brush.ts';
import type { OpenLook } from '../slot/open-reels.ts';
import { paintBannerOfSwordsman } from './banner-art.ts';

const CUT_S = 0.16;
const FLASH_S = 0.24;
const UNROLL_S = 0.36;
const BOW_S = 0.15;
const GROWN_SCALE = 1.2;
/** How far the cut leans from upright, in widths of a reel. */
const LEAN = 0.55;

/** Light where a blade has passed: a lens, white in its middle. */
function paintCut(pen: Pen, width: number, height: number): void {
  const middle = width / 2;
  for (const [share, colour] of [
    [1, '#FF5A2A60'],
    [0.55, '#FFC08AB0'],
    [0.2, '#FFFFFF'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(middle, 0);
    pen.quadraticCurveTo(middle + (middle - 1) * share, height / 2, middle, height);
    pen.quadraticCurveTo(middle - (middle - 1) * share, height / 2, middle, 0);
    pen.fill();
  }
}

/** A stroke of light cuts down the reel, then the swordsman's banner unrolls from the top and he steps into its middle. */
export const SWORD_STROKE: OpenLook = {
  sound: 'curtain',
  stagger: 0.22,
  grown: GROWN_SCALE,
  paintBanner: paintBannerOfSwordsman,
  bakeOrnaments: ({ cell, reels }, pixelRatio) => {
    const width = Math.max(10, cell.width * 0.24);
    return [bake(width, reels.height * 1.1, pixelRatio, (pen) => paintCut(pen, width, reels.height * 1.1))];
  },
  hangOrnaments([texture], { cell, reels }) {
    const cut = new Sprite(texture);
    cut.anchor.set(0.5);
    cut.position.set(cell.width / 2, reels.height / 2);
    cut.rotation = Math.atan((cell.width * LEAN) / reels.height);
    cut.alpha = 0;
    return { behind: [], before: [cut] };
  },
  unroll({ view, window, figure, ornaments: [cut] }, row, { cell, reels }, run, at) {
    const unrolled = at + CUT_S * 0.8;
    // Until the blade is through, the reel is seen as it landed; only the light lies over it.
    const cloth = view.children.filter((child) => child !== window && child !== cut);
    for (const child of cloth) run.from(child, { alpha: 0, duration: 0.04 }, unrolled);
    if (cut) {
      run.set(cut, { alpha: 1 }, at);
      run.from(cut.scale, { y: 0, duration: CUT_S, ease: 'power3.in' }, at);
      run.from(cut, { y: 0, duration: CUT_S, ease: 'power3.in' }, at);
      run.to(cut.scale, { x: 2.6, duration: FLASH_S, ease: 'power2.out' }, at + CUT_S);
      run.to(cut, { alpha: 0, duration: FLASH_S, ease: 'power2.out' }, at + CUT_S);
    }
    run.from(figure, { y: (row + 0.5) * cell.height, duration: UNROLL_S, ease: 'power3.out' }, unrolled);
    run.from(figure.scale, { x: 1, y: 1, duration: UNROLL_S, ease: 'back.out(2)' }, unrolled);
    const banner = view.children.find((child) => child !== window && child !== cut && child !== figure);
    if (banner) run.from(banner, { y: -reels.height, duration: UNROLL_S, ease: 'power3.out' }, unrolled);
  },
  enliven({ figure, ornaments: [cut] }, run, at) {
    const swell = { duration: BOW_S, repeat: 1, yoyo: true, ease: 'sine.inOut' };
    run.to(figure.scale, { x: GROWN_SCALE * 1.1, y: GROWN_SCALE * 1.1, ...swell }, at);
    if (cut) {
      run.set(cut.scale, { x: 0.6, y: 1 }, at);
      run.to(cut, { alpha: 0.85, ...swell }, at);
    }
  },
};
