import { gsap } from 'gsap';
import { Sprite } from 'pixi.js';
import type { SerpentOutcome } from '../../contract/games/serpent-temple.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { NO_CENTS } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import type { TumbleWindow } from '../../maths/slot/tumble.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import type { RoundOf } from '../engine/round.ts';
import { winLevelOf } from '../engine/win-level.ts';
import { rest } from '../slot/feature-steps.ts';
import type { Cell } from '../slot/reel-plan.ts';
import { type FeatureTools, quieterLevel, type ShownEnd } from '../slot/reel-view.ts';
import { cellAt } from '../slot/slot-layout.ts';
import type { Coil } from './coil.ts';
import { type Deal, dropColumn, standWindow } from './stone-motion.ts';
import { multiplierText, type SerpentWin, winText } from './win-texts.ts';

export type SerpentRound = RoundOf<SlotBet, SerpentOutcome>;

const BURST_S = 0.26;
const COLUMN_S = 0.05;
/** How long the winning stones and what they pay are looked at before they go. */
const LOOK_MS = 420;

/** The cells of these symbols, wherever they lie. */
export const cellsOfStones = (window: TumbleWindow, symbols: readonly number[]): Cell[] =>
  window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbols.includes(symbol) ? [{ reel, row }] : [])),
  );

/** How many cells each row of the next window falls: as many as stones went below it, and from above the window. */
export function heightsOf(column: readonly number[], gone: readonly number[]): number[] {
  const kept = column.flatMap((symbol, row) => (gone.includes(symbol) ? [] : [row]));
  const fresh = column.length - kept.length;
  return column.map((_, row) => (row < fresh ? fresh : row - (kept[row - fresh] ?? row)));
}

/** The falls of a round: what won goes, the rest comes down, and each window multiplies more. */
export const playFalls =
  (deal: Deal, coil: Coil) =>
  async (
    { stake, outcome }: SerpentRound,
    tools: FeatureTools<SerpentWin>,
  ): Promise<ShownEnd<SerpentWin> | null> => {
    const { windows } = outcome;
    if (windows.length < 2) return null;
    const { machine, wins, sound } = tools;
    let total = NO_CENTS;
    for (const [index, { window, wins: paid, pay }] of windows.entries()) {
      total = addCents(total, pay);
      const next = windows[index + 1];
      if (!next) break;
      const gone = paid.map(({ symbol }) => symbol);
      const isLoud = total > stake;
      machine.say(paid.map(winText).join(' + '), isLoud ? 'lit' : 'quiet');
      await rest(tools, LOOK_MS);
      wins.clear();
      if (isLoud) sound.play('bulb', { rate: 0.7 });
      if (!tools.prefersReducedMotion()) await burst(tools, cellsOfStones(window, gone));
      coil.light(index + 1);
      machine.say(`${multiplierText(next.multiplier)} · ${moneyText(total)}`, isLoud ? 'lit' : 'quiet');
      deal.next = next.window;
      await fall(tools, window, { next: next.window, gone });
      const isLast = index + 2 === windows.length;
      const shown = addCents(total, next.pay);
      if (next.pay > 0)
        tools.announce(t('serpent.fall.paid', { multiplier: next.multiplier, amount: moneyText(next.pay) }));
      // What the last window pays is shown with the total.
      if (!isLast) await wins.play(next.window, next.wins, shown, quieterLevel(winLevelOf(stake, shown)));
    }
    const last = windows.at(-1);
    return last ? { window: last.window, wins: last.wins } : null;
  };

/** Copies of the stones swell and are gone; the cells stay empty. */
async function burst({ machine, loop }: FeatureTools<SerpentWin>, cells: readonly Cell[]): Promise<void> {
  const { layout, art, reels, wins } = machine;
  const run = gsap.timeline({ paused: true });
  const copies = cells.map(({ reel, row }) => {
    const copy = new Sprite(art.textureOf(reels[reel]?.symbolAt(row) ?? 0, false));
    const { x, y } = cellAt(layout, reel, row);
    copy.anchor.set(0.5);
    copy.position.set(x + layout.cell.width / 2, y + layout.cell.height / 2);
    reels[reel]?.setVisible(row, false);
    run.to(copy.scale, { x: 1.3, y: 1.3, duration: BURST_S, ease: 'power2.out' }, reel * 0.02);
    run.to(copy, { alpha: 0, duration: BURST_S, ease: 'power1.in' }, reel * 0.02);
    return wins.addChild(copy);
  });
  await loop.play(run);
  for (const copy of copies) copy.destroy();
}

/** Stones come down and new ones fall in; with reduced motion the next window simply stands there. */
async function fall(
  tools: FeatureTools<SerpentWin>,
  window: TumbleWindow,
  { next, gone }: { next: TumbleWindow; gone: readonly number[] },
): Promise<void> {
  const { machine, loop, events } = tools;
  standWindow(machine, next);
  if (tools.prefersReducedMotion()) {
    for (const reel of machine.reels) reel.clearShades();
    await rest(tools, LOOK_MS);
    return;
  }
  const run = gsap.timeline({ paused: true });
  machine.reels.forEach((reel, index) => {
    reel.clearShades();
    const heights = heightsOf(window[index] ?? [], gone);
    dropColumn(run, reel, heights, { at: index * COLUMN_S, landed: () => events.landed(index) });
  });
  await loop.play(run);
  standWindow(machine, next);
}
