import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import {
  DISPLAY_FACES,
  paintCaneFrame,
  paintCords,
  paintGate,
  paintLantern,
  paintSilk,
  paintTray,
} from './gate-art.ts';
import { paintGrove } from './grove-art.ts';

const SHAPE: MachineShape = {
  columns: 5,
  rows: 4,
  maxCell: 122,
  tallestCell: 1.12,
  channel: [12, 22],
  sign: [0.22, 84, 170],
};

/** A gate of bamboo in a jade dusk; moonlight while free spins run. */
export const JADE_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintGrove(pen, layout, 'dusk');
    paintSilk(pen, layout, 'dusk');
  },
  paintFeatureGround(pen, layout) {
    paintGrove(pen, layout, 'moonlight');
    paintSilk(pen, layout, 'moonlight');
  },
  paintGlass: paintCords,
  paintFront(pen, layout, title) {
    paintGate(pen, layout, title);
    paintCaneFrame(pen, layout);
    paintTray(pen, layout);
  },
  makeLights: () => new FrameLights({ spacing: 46, size: 1.5, dim: 0.3, paint: paintLantern }),
  boardInk: { quiet: '#BFE5CF', lit: '#FFE9A0' },
  displayFace: DISPLAY_FACES,
  banner: { veil: '#02140D', veilStrength: 0.82, text: '#FFF1BF', stroke: '#062A1C', rays: '#8FF5C066' },
  lineInks: ['#9FFFD0'],
  shade: 0.28,
};
