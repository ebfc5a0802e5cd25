import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import { paintBackdrop } from './backdrop-art.ts';
import {
  DISPLAY_FACES,
  paintBoard,
  paintFrame,
  paintGlass,
  paintReelBeds,
  paintSign,
} from './cabinet-art.ts';
import { paintBulb } from './paint-bulb.ts';

const SHAPE: MachineShape = {
  columns: 5,
  rows: 3,
  maxCell: 132,
  tallestCell: 1.28,
  channel: [13, 24],
  sign: [0.235, 84, 170],
};

/** The theatre: velvet, brass and bulbs; amethyst while free spins run. */
export const ROYAL_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintBackdrop(pen, layout, 'base');
    paintReelBeds(pen, layout, 'base');
  },
  paintFeatureGround(pen, layout) {
    paintBackdrop(pen, layout, 'feature');
    paintReelBeds(pen, layout, 'feature');
  },
  paintGlass,
  paintFront(pen, layout, title) {
    paintSign(pen, layout, title);
    paintFrame(pen, layout);
    paintBoard(pen, layout);
  },
  makeLights: () => new FrameLights({ spacing: 15, size: 0.95, dim: 0.28, paint: paintBulb }),
  boardInk: { quiet: '#CFC5D6', lit: '#FFE7A6' },
  displayFace: DISPLAY_FACES,
  banner: { veil: '#0A0610', veilStrength: 0.8, text: '#FFE7A6', stroke: '#2B1408', rays: '#FFD06A66' },
  lineInks: [
    '#FFE7A6',
    '#6FF5E2',
    '#FF9F9F',
    '#DCB6FF',
    '#A9D2FF',
    '#94ECBF',
    '#FFC46B',
    '#F4ECDD',
    '#FF8FC0',
    '#C8F06B',
  ],
  shade: 0.32,
};
