import type { GameSheet } from '../../../../maths/sheets/game-sheet.ts';
import type { MessageKey } from '../../../platform/i18n.ts';
import type { GAME_PARTS } from './how-sections.ts';

type Part = (typeof GAME_PARTS)[number];

interface Mechanics {
  readonly spin: 'single' | 'cascade';
  readonly wins: 'lines' | 'ways' | 'counts';
  readonly wilds: 'plain' | 'open';
  readonly feature: 'none' | 'freeSpins' | 'respins' | 'hold';
}

interface SheetSymbol {
  readonly role?: string;
  readonly pays?: object;
  readonly multiplier?: number;
}

/** The rules of a slot by the mechanics that its sheet names; null for the sheet of another game. */
export function slotParts({
  data,
}: GameSheet): Readonly<Partial<Record<Part, readonly MessageKey[]>>> | null {
  const mechanics = data.mechanics as Mechanics | undefined;
  if (!mechanics) return null;
  const { spin, wins, wilds, feature } = mechanics;
  const symbols = data.symbols as readonly SheetSymbol[];
  const isMultiplied = symbols.some(({ multiplier }) => multiplier !== undefined);
  const paysScatters = symbols.some(
    ({ role, pays = {} }) => role === 'scatter' && Object.keys(pays).length > 0,
  );
  const isFalling = spin === 'cascade';
  const when = (isTrue: boolean, key: MessageKey): MessageKey[] => (isTrue ? [key] : []);
  const ofFeature = (part: 'draw' | 'outcome'): MessageKey[] =>
    feature === 'none' ? [] : [`how.slot.${part}.${feature}`];
  return {
    bet: ['how.slot.bet'],
    draw: [isFalling ? 'how.slot.draw.cascade' : 'how.slot.draw.strips', ...ofFeature('draw')],
    outcome: [
      isFalling ? 'how.slot.outcome.cascade' : 'how.slot.outcome.single',
      ...when(isMultiplied || data.wildMultiplier !== undefined, 'how.slot.outcome.multiplier'),
      ...ofFeature('outcome'),
    ],
    win: [
      ...when(wilds === 'open', 'how.slot.win.open'),
      `how.slot.win.${wins}`,
      ...when(data.wildMultiplier !== undefined, 'how.slot.win.wildMultiplier'),
      ...when(isMultiplied, 'how.slot.win.multipliers'),
      ...when(paysScatters, 'how.slot.win.scatters'),
      ...when(data.freeSpinMultipliers !== undefined, 'how.slot.win.freeSpinMultipliers'),
      ...when(feature === 'hold', 'how.slot.win.hold'),
      'how.slot.win.sum',
    ],
  };
}
