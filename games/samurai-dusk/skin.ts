import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import { paintDusk } from './dusk-art.ts';
import {
  DISPLAY_FACES,
  paintBlades,
  paintGateSign,
  paintLacquer,
  paintLamp,
  paintSilk,
  paintTablet,
} from './lacquer-art.ts';

const SHAPE: MachineShape = {
  columns: 5,
  rows: 3,
  maxCell: 136,
  tallestCell: 1.24,
  channel: [13, 24],
  sign: [0.22, 84, 168],
};

/** A chest of black lacquer before terraces of rice, in the last red light. */
export const SAMURAI_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintDusk(pen, layout);
    paintSilk(pen, layout);
  },
  paintGlass: paintBlades,
  paintFront(pen, layout, title) {
    paintGateSign(pen, layout, title);
    paintLacquer(pen, layout);
    paintTablet(pen, layout);
  },
  makeLights: () => new FrameLights({ spacing: 32, size: 1.3, dim: 0.1, paint: paintLamp }),
  boardInk: { quiet: '#E6C8BC', lit: '#FFD9A8' },
  displayFace: DISPLAY_FACES,
  banner: { veil: '#14040C', veilStrength: 0.82, text: '#FFE3C8', stroke: '#4A0A14', rays: '#FF7A4A66' },
  lineInks: ['#FFE0B8', '#FF8A5C', '#8FD8FF', '#FFD84A', '#D8A8FF'],
  shade: 0.3,
};
