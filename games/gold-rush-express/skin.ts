import { FrameLights } from '../slot/frame-lights.ts';
import type { MachineSkin } from '../slot/machine-skin.ts';
import type { HoldColors } from '../slot/page/hold/hold-colors.ts';
import { layOutMachine, type MachineShape } from '../slot/slot-layout.ts';
import { paintPlain } from './plain-art.ts';
import { DISPLAY_FACES, paintDepartures, paintStationSign } from './station-art.ts';
import { paintBeds, paintDoors, paintLamp, paintWagons } from './wagon-art.ts';

const SHAPE: MachineShape = {
  columns: 5,
  rows: 3,
  maxCell: 130,
  tallestCell: 1.24,
  channel: [13, 24],
  sign: [0.22, 82, 160],
};

/** Five wagons on their rails in the sunset; by night while coins are held. */
export const RUSH_SKIN: MachineSkin = {
  layOut: (width, height) => layOutMachine(SHAPE, width, height),
  paintGround(pen, layout) {
    paintPlain(pen, layout, 'sunset');
    paintBeds(pen, layout, 'sunset');
  },
  paintFeatureGround(pen, layout) {
    paintPlain(pen, layout, 'night');
    paintBeds(pen, layout, 'night');
  },
  paintGlass: paintDoors,
  paintFront(pen, layout, title) {
    paintStationSign(pen, layout, title);
    paintWagons(pen, layout);
    paintDepartures(pen, layout);
  },
  makeLights: () => new FrameLights({ spacing: 30, size: 1, dim: 0.25, isFootless: true, paint: paintLamp }),
  boardInk: { quiet: '#E9CFA8', lit: '#FFE08A' },
  displayFace: DISPLAY_FACES,
  banner: { veil: '#1A0608', veilStrength: 0.82, text: '#FFE7A6', stroke: '#3A0A06', rays: '#FFB34766' },
  lineInks: [
    '#FFE7A6',
    '#6FF5E2',
    '#FF9F7A',
    '#DCB6FF',
    '#A9D2FF',
    '#94ECBF',
    '#FFC46B',
    '#F4ECDD',
    '#FF8FC0',
    '#C8F06B',
  ],
  shade: 0.3,
};

export const COIN_COLORS: HoldColors = {
  ink: '#4A1606',
  outline: '#FFF3C9',
  bed: '#2A0F18',
  fullBed: '#5C1A10',
  edge: '#F6CF7C',
  plate: '#A3161F',
  rays: '#FFD06A55',
};
