import type { Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { SkyLayout } from './flight-plan.ts';
import { paintParachute, paintShip, SHIP_BOX } from './ship-art.ts';
import { paintBeam, paintCity, paintCloud, paintMast, paintSky } from './sky-art.ts';

/** Everything that moves in the sky, painted once a size. */
export interface SkyTextures {
  readonly sky: Texture;
  readonly city: Texture;
  readonly mast: Texture;
  readonly beam: Texture;
  readonly cloud: Texture;
  readonly ship: Texture;
  readonly parachute: Texture;
}

type Paint = (pen: CanvasRenderingContext2D, width: number, height: number) => void;

/** Whoever asks for them frees them. */
export function bakeSkyTextures(layout: SkyLayout, pixelRatio: number): SkyTextures {
  const { width, height, ship, mast } = layout;
  const make = (w: number, h: number, paint: Paint) => bake(w, h, pixelRatio, (pen) => paint(pen, w, h));
  const cloud = Math.min(width * 0.4, 260);
  return {
    sky: make(width, height, (pen) => paintSky(pen, layout)),
    city: make(width, height * 0.46, paintCity),
    mast: make(ship * 0.32, height - mast.y + ship * 0.1, paintMast),
    beam: make(width * 0.34, height * 0.95, paintBeam),
    cloud: make(cloud, cloud * 0.46, paintCloud),
    ship: make(ship, (ship / SHIP_BOX.width) * SHIP_BOX.height, paintShip),
    parachute: make(ship * 0.26, ship * 0.3, paintParachute),
  };
}
