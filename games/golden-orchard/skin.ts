import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import {
  paintBlossom,
  paintCrate,
  paintLinen,
  paintOrchardSign,
  paintPosts,
  paintSlate,
} from './crate-art.ts';
import { paintMorning } from './morning-art.ts';

const SHAPE: MachineShape = {
  columns: 3,
  rows: 3,
  maxCell: 168,
  tallestCell: 1.1,
  channel: [14, 26],
  sign: [0.25, 92, 180],
};

/** A fruit crate in the morning sun. */
export const ORCHARD_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintMorning(pen, layout);
    paintLinen(pen, layout);
  },
  paintGlass: paintPosts,
  paintFront(pen, layout, title) {
    paintCrate(pen, layout);
    paintOrchardSign(pen, layout, title);
    paintSlate(pen, layout);
  },
  makeLights: () => new FrameLights({ spacing: 34, size: 1.15, dim: 0, paint: paintBlossom }),
  boardInk: { quiet: '#E4DCC0', lit: '#FFDF7A' },
  displayFace: ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'],
  banner: { veil: '#16300F', veilStrength: 0.84, text: '#FFE9A0', stroke: '#142C12', rays: '#FFE27A66' },
  lineInks: ['#C2410C', '#B4232F', '#7A2E9C', '#1D6FA8', '#2F7A2A'],
  shade: 0.3,
};
