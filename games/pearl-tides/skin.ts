import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import { paintLagoon } from './lagoon-art.ts';
import {
  DISPLAY_FACES,
  paintBasin,
  paintNacreFrame,
  paintShallows,
  paintShellSign,
  paintStrungPearl,
  paintThreads,
} from './shell-art.ts';

const SHAPE: MachineShape = {
  columns: 5,
  rows: 3,
  maxCell: 150,
  tallestCell: 1.2,
  channel: [12, 22],
  sign: [0.24, 92, 180],
};

/** A lagoon under noon light, framed in mother-of-pearl; the moonlit tide while free spins run. */
export const PEARL_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintLagoon(pen, layout, 'noon');
    paintShallows(pen, layout, 'noon');
  },
  paintFeatureGround(pen, layout) {
    paintLagoon(pen, layout, 'moon');
    paintShallows(pen, layout, 'moon');
  },
  paintGlass: paintThreads,
  paintFront(pen, layout, title) {
    paintShellSign(pen, layout, title);
    paintNacreFrame(pen, layout);
    paintBasin(pen, layout);
  },
  makeLights: () => new FrameLights({ spacing: 24, size: 1.1, dim: 0.3, paint: paintStrungPearl }),
  boardInk: { quiet: '#CDEFF5', lit: '#FFF3D6' },
  displayFace: DISPLAY_FACES,
  banner: { veil: '#03243F', veilStrength: 0.8, text: '#FFF6EC', stroke: '#0A2A5C', rays: '#C9FFF866' },
  lineInks: ['#FFF6DC'],
  shade: 0.34,
};
