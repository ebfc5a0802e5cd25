import { SERPENT_RULES } from '../../maths/serpent/serpent-rules.ts';
import type { SlotSymbol } from '../../maths/slot/slot-model.ts';
import type { TumbleWindow } from '../../maths/slot/tumble.ts';

/** The stones as symbols of a machine: each pays by the least count of its band. */
export const STONES: readonly SlotSymbol[] = SERPENT_RULES.symbols.map(({ name, pays }) => ({
  name,
  role: 'plain',
  pays: Object.fromEntries(SERPENT_RULES.bands.map((least, band) => [least, pays[band] ?? 0])),
}));

/** What stands there before the first round: it wins nothing, so that nothing is promised. */
export const FIRST_WINDOW: TumbleWindow = [
  [3, 1, 5, 4, 2],
  [4, 2, 3, 0, 5],
  [0, 5, 4, 3, 1],
  [1, 3, 0, 5, 4],
  [5, 4, 2, 1, 3],
  [2, 0, 5, 4, 3],
];
