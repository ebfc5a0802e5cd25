import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import { paintForest } from './forest-art.ts';
import {
  DISPLAY_FACES,
  paintBlocks,
  paintLintel,
  paintLip,
  paintShaft,
  paintSlab,
  paintTorch,
} from './stone-art.ts';

const SHAPE: MachineShape = {
  columns: 6,
  rows: 5,
  maxCell: 108,
  tallestCell: 1.06,
  channel: [11, 20],
  sign: [0.25, 104, 180],
};

/** The wall of a temple in the forest at dawn, through which stones fall. */
export const SERPENT_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintForest(pen, layout);
    paintShaft(pen, layout);
  },
  paintGlass: paintLip,
  paintFront(pen, layout, title) {
    paintLintel(pen, layout, title);
    paintBlocks(pen, layout);
    paintSlab(pen, layout);
  },
  makeLights: () =>
    new FrameLights({ spacing: 64, size: 1.4, dim: 0.25, isFootless: true, paint: paintTorch }),
  boardInk: { quiet: '#CFE3B8', lit: '#FFE27A' },
  displayFace: DISPLAY_FACES,
  banner: { veil: '#02120C', veilStrength: 0.82, text: '#FFF1BF', stroke: '#062A1C', rays: '#FFD35A55' },
  lineInks: ['#FFE27A'],
  shade: 0.26,
};

/** What stands there before the first round: it wins nothing, so that nothing is promised. */
export const FIRST_WINDOW = [
  [3, 1, 5, 4, 2],
  [4, 2, 3, 0, 5],
  [0, 5, 4, 3, 1],
  [1, 3, 0, 5, 4],
  [5, 4, 2, 1, 3],
  [2, 0, 5, 4, 3],
];
