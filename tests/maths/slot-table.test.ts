import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/game-list.ts';
import { stripsOf } from '../../games/slot/page/slot-numbers.ts';
import type { AnySlot } from '../../maths/slot/definition/slot-definition.ts';
import type { Strip } from '../../maths/slot/slot-model.ts';
import { percent } from './support/sheet.ts';

interface SlotFigures {
  readonly hitRate: number;
  readonly deviation: number;
  readonly maxWin?: number;
  /** Of Royal Sevens, under the name that it was published with. */
  readonly ceiling?: number;
  readonly freeSpinsOneIn?: number;
  readonly respinsOneIn?: number;
  readonly holdOneIn?: number;
}

const DESCRIPTORS = GAMES.filter(({ kind }) => kind === 'slot');
const SLOTS = await Promise.all(
  DESCRIPTORS.map(async ({ slug, listing, versions: [played] }) => {
    const [slot, figures] = await Promise.all([played.loadSlot?.(), figuresOf(slug)]);
    if (!slot) throw new Error(`${slug} has no definition`);
    return { slug, listing, slot, figures };
  }),
);
type Slot = (typeof SLOTS)[number];

async function figuresOf(slug: string): Promise<SlotFigures> {
  const module: Record<string, unknown> = await import(`../../maths/${slug}-figures.ts`);
  const found = Object.values(module).flatMap((value) => {
    const { bets, hitRate } = value as { bets?: { spin: SlotFigures }; hitRate?: number };
    return bets ? [bets.spin] : hitRate === undefined ? [] : [value as SlotFigures];
  });
  const [figures] = found;
  if (!figures) throw new Error(`${slug} has no figures`);
  return figures;
}

const hasScatterPays = ({ symbols }: AnySlot) =>
  symbols.some(({ role, pays }) => role === 'scatter' && Object.keys(pays).length > 0);
const multiplies = ({ symbols, spin: { wins } }: AnySlot) =>
  symbols.some(({ multiplier }) => multiplier !== undefined) ||
  (wins.kind === 'lines' && wins.wildMultiplier !== undefined);
const isOpening = ({ spin: { wins } }: AnySlot) => 'hasOpenWilds' in wins && wins.hasOpenWilds === true;

const FEATURES = { none: '', freeSpins: 'free spins', respins: 're-spins', hold: 'hold and win' } as const;

/** The core mechanic in words, read from the definition. */
function mechanicOf(slot: AnySlot): string {
  const { spin, feature } = slot;
  const parts = [
    spin.kind === 'cascade' ? `${spin.wins.kind} that fall, each fall multiplied more` : spin.wins.kind,
    ...(isOpening(slot) ? ['wilds that open'] : []),
    ...(multiplies(slot) ? ['wilds that multiply'] : []),
    ...(hasScatterPays(slot) ? ['scatters that pay'] : []),
    ...(feature.kind === 'none'
      ? []
      : [
          feature.kind === 'freeSpins' && feature.multipliers
            ? 'free spins multiplied more and more'
            : FEATURES[feature.kind],
        ]),
  ];
  return parts.join(', ');
}

function rowOf({ listing, slot, figures }: Slot): string {
  const { hitRate, deviation, maxWin, ceiling, freeSpinsOneIn, respinsOneIn, holdOneIn } = figures;
  const oneIn = freeSpinsOneIn ?? respinsOneIn ?? holdOneIn;
  const cells = [
    `[${listing.name}](${slot.slug}.md)`,
    mechanicOf(slot),
    listing.volatility,
    percent(listing.rtpBp / 10_000),
    percent(hitRate),
    deviation.toFixed(3),
    oneIn === undefined ? '–' : `1 in ${oneIn.toFixed(1)}`,
    (maxWin ?? ceiling ?? 0).toLocaleString('en-US'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Whether a definition has what its row of the catalogue promises. */
const PROMISES: Readonly<Record<string, (slot: AnySlot) => boolean>> = {
  freeSpins: ({ feature }) => feature.kind === 'freeSpins',
  respins: ({ feature }) => feature.kind === 'respins',
  holdAndSpin: ({ feature }) => feature.kind === 'hold',
  cascade: ({ spin }) => spin.kind === 'cascade',
  wilds: ({ symbols }) => symbols.some(({ role }) => role === 'wild'),
  scatter: ({ symbols }) => symbols.some(({ role }) => role === 'scatter'),
  expandingWilds: isOpening,
  multiplier: (slot) => {
    const { spin, feature } = slot;
    const isHeld = feature.kind === 'hold' && feature.hold.fullReelMultiplier > 1;
    return multiplies(slot) || isHeld || spin.kind === 'cascade';
  },
};

/** Pays of plain symbols in parts of the least one, the best symbol first: alike for tables that are scaled. */
function shapeOfPays({ symbols }: AnySlot): string {
  const tables = symbols.flatMap(({ role, pays }) => (role === 'plain' ? [Object.values(pays)] : []));
  const least = Math.min(...tables.flat());
  const inParts = tables.map((pays) => pays.map((pay) => pay / least));
  return JSON.stringify(inParts.toSorted((a, b) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0)));
}

/** A strip with its symbols numbered in the order in which they come: alike for other names of the same strip. */
function shapeOfStrip(strip: Strip): string {
  const seen = [...new Set(strip)];
  return strip.map((symbol) => seen.indexOf(symbol)).join(' ');
}

const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

describe('slots beside each other', () => {
  it('table of the slots has their mechanics and figures', () => {
    const table = readFileSync('docs/games/README.md', 'utf8');
    for (const slot of SLOTS) expect(table).toContain(rowOf(slot));
    expect(table.match(/^\| \[/gm)).toHaveLength(SLOTS.length);
  });

  it('no two slots share mechanic and volatility, and seven mechanics are there', () => {
    const mechanics = SLOTS.map(({ slot }) => mechanicOf(slot));
    expect(repeated(SLOTS.map(({ listing }, at) => `${mechanics[at]} ${listing.volatility}`))).toEqual([]);
    expect(new Set(mechanics).size).toBeGreaterThanOrEqual(7);
  });

  it('strips and pays of a slot are no scaled copies of another one’s', () => {
    expect(repeated(SLOTS.map(({ slot }) => shapeOfPays(slot)))).toEqual([]);
    const strips = SLOTS.flatMap(({ slot }) =>
      [...new Set([...stripsOf(slot), ...stripsOf(slot, 'free')])].map(shapeOfStrip),
    );
    expect(repeated(strips)).toEqual([]);
  });

  it.each(SLOTS)('$slug keeps what its row of the catalogue promises', ({ listing, slot }) => {
    for (const feature of listing.features ?? []) expect(PROMISES[feature]?.(slot), feature).toBe(true);
  });

  it('pays that are twice another slot’s, and a strip with other names, are found', () => {
    const [slot] = SLOTS.map((one) => one.slot);
    if (!slot) throw new Error('no slot');
    const scaled = {
      ...slot,
      symbols: slot.symbols.map((symbol) => ({
        ...symbol,
        pays: Object.fromEntries(Object.entries(symbol.pays).map(([count, pay]) => [count, pay * 2])),
      })),
    };
    expect(shapeOfPays(scaled)).toBe(shapeOfPays(slot));
    expect(shapeOfStrip([4, 1, 4, 0])).toBe(shapeOfStrip([2, 7, 2, 5]));
  });
});
