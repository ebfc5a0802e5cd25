import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import { paintCanal } from './canal-art.ts';
import {
  DISPLAY_FACES,
  paintCartouche,
  paintDamask,
  paintFlame,
  paintGilding,
  paintPlumedSign,
  paintRods,
} from './theatre-art.ts';

const SHAPE: MachineShape = {
  columns: 5,
  rows: 3,
  maxCell: 136,
  tallestCell: 1.24,
  channel: [13, 24],
  sign: [0.24, 88, 176],
};

/** A masked ball by a canal: blue night, and candlelight while masks hold their reels. */
export const MASQUE_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintCanal(pen, layout, 'night');
    paintDamask(pen, layout, 'night');
  },
  paintFeatureGround(pen, layout) {
    paintCanal(pen, layout, 'candles');
    paintDamask(pen, layout, 'candles');
  },
  paintGlass: paintRods,
  paintFront(pen, layout, title) {
    paintPlumedSign(pen, layout, title);
    paintGilding(pen, layout);
    paintCartouche(pen, layout);
  },
  makeLights: () => new FrameLights({ spacing: 28, size: 1.3, dim: 0.1, paint: paintFlame }),
  boardInk: { quiet: '#D9CBF0', lit: '#FFE0D0' },
  displayFace: DISPLAY_FACES,
  banner: { veil: '#0B0322', veilStrength: 0.8, text: '#FFE9E0', stroke: '#2A0838', rays: '#FF9AE066' },
  lineInks: ['#FFD0F4'],
  shade: 0.3,
};
