import { layOutMachine, type MachineShape, type SlotLayout } from '../slot/slot-layout.ts';

const SHAPE: MachineShape = {
  columns: 5,
  rows: 3,
  maxCell: 132,
  tallestCell: 1.28,
  channel: [13, 24],
  sign: [0.235, 84, 170],
};

export const layOutSlot = (width: number, height: number): SlotLayout => layOutMachine(SHAPE, width, height);
