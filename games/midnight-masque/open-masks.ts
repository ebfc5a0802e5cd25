import { Sprite } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { OpenLook } from '../slot/open-reels.ts';
import { paintBannerOfMask, paintPlume } from './plume-art.ts';

const FAN = [-0.46, 0.46, -0.24, 0.24, 0] as const;
const UNROLL_S = 0.34;
const FAN_S = 0.32;
const SWAY_S = 0.15;
const GROWN_SCALE = 1.16;

/** A banner unrolls from the row of the mask, the mask comes to its middle, plumes fan out behind it. */
export const OPEN_MASKS: OpenLook = {
  sound: 'curtain',
  stagger: 0.18,
  grown: GROWN_SCALE,
  paintBanner: paintBannerOfMask,
  bakeOrnaments({ cell }, pixelRatio) {
    const length = cell.height * 1.2;
    const wide = cell.width * 0.32;
    return (['violet', 'blue'] as const).map((hue) =>
      bake(wide, length, pixelRatio, (pen) => {
        pen.translate(wide / 2, length);
        paintPlume(pen, length - 2, wide, hue);
      }),
    );
  },
  hangOrnaments(textures, { cell, reels }) {
    const behind = FAN.map((turn, index) => {
      const plume = new Sprite(textures[index % 2]);
      plume.anchor.set(0.5, 1);
      plume.position.set(cell.width / 2, reels.height / 2 + cell.height * 0.1);
      plume.rotation = turn;
      return plume;
    });
    return { behind, before: [] };
  },
  unroll({ window, figure, ornaments }, row, { cell, reels }, run, at) {
    run.from(window, { y: row * cell.height, duration: UNROLL_S, ease: 'power2.inOut' }, at);
    run.from(window.scale, { y: cell.height / reels.height, duration: UNROLL_S, ease: 'power2.inOut' }, at);
    run.from(figure, { y: (row + 0.5) * cell.height, duration: UNROLL_S, ease: 'power2.inOut' }, at);
    run.from(figure.scale, { x: 1, y: 1, duration: UNROLL_S, ease: 'back.out(2)' }, at);
    for (const plume of ornaments) {
      run.from(plume, { rotation: 0, duration: FAN_S, ease: 'back.out(1.8)' }, at + UNROLL_S * 0.7);
      run.from(plume.scale, { y: 0.3, duration: FAN_S, ease: 'back.out(1.4)' }, at + UNROLL_S * 0.7);
    }
  },
  enliven({ figure, ornaments }, run, at) {
    const swell = { duration: SWAY_S, repeat: 1, yoyo: true, ease: 'sine.inOut' };
    run.to(figure.scale, { x: GROWN_SCALE * 1.12, y: GROWN_SCALE * 1.12, ...swell }, at);
    ornaments.forEach((plume, index) => {
      run.to(plume, { rotation: (FAN[index] ?? 0) * 1.3, ...swell }, at);
    });
  },
};
