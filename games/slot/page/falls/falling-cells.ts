import { gsap } from 'gsap';
import { Sprite } from 'pixi.js';
import { type Cents, NO_CENTS } from '../../../../contract/money.ts';
import { addCents } from '../../../../contract/money-arithmetic.ts';
import type { AnySlot } from '../../../../maths/slot/definition/slot-definition.ts';
import { moneyText } from '../../../engine/money-text.ts';
import { winLevelOf } from '../../../engine/win-level.ts';
import { rest } from '../../feature-steps.ts';
import type { Cell } from '../../reel-plan.ts';
import { quieterLevel, type ShownEnd } from '../../reel-view.ts';
import { cellAt } from '../../slot-layout.ts';
import type { ShownWindow } from '../../win-reading.ts';
import { winText } from '../read-wins.ts';
import type { SlotContext, SlotMoment, SlotRoundOf, SlotTools, SlotWin, SpinShow } from '../slot-page.ts';
import { type Deal, dropColumn, fallMotions, standWindow } from './fall-motion.ts';

interface RestingWindow extends ShownEnd<SlotWin> {
  readonly multiplier: number;
  readonly pay: Cents;
}

interface Outcome {
  readonly windows: readonly RestingWindow[];
}

const BURST_S = 0.26;
const COLUMN_S = 0.05;
/** How long the winning symbols and what they pay are looked at before they go. */
const LOOK_MS = 420;

/**
 * Cells that fall from above, and whose wins fall out.
 * @param first the window before the first spin: it wins nothing, so that nothing is promised
 */
export function fallingCells<Shown extends Outcome>(first: ShownWindow): SpinShow<Shown> {
  const deal: Deal = { next: first };
  return {
    strips: () => first,
    firstStops: first.map(() => 0),
    makeMotions: (machine, loop) => fallMotions(machine, loop, deal),
    firstOf({ windows }) {
      const [dealt] = windows;
      if (!dealt) throw new Error('a round without a window');
      deal.next = dealt.window;
      return { stops: dealt.window.map(() => 0), window: dealt.window, wins: dealt.wins };
    },
    follow: (round, tools, context, moment) => playFalls(round, deal, tools, context, moment),
  };
}

/** Cells of these wins. */
const cellsOf = ({ symbols, spin: { wins } }: AnySlot, { window, wins: paid }: ShownEnd<SlotWin>): Cell[] =>
  window.flatMap((column, reel) =>
    column.flatMap((_, row) =>
      paid.some((win) => wins.isPart(symbols, window, win, reel, row)) ? [{ reel, row }] : [],
    ),
  );

/** How many cells each row of the next window falls: as many as are gone below it, and from above the window. @param gone rows */
export function heightsOf(rows: number, gone: readonly number[]): number[] {
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !gone.includes(row));
  const fresh = rows - kept.length;
  return Array.from({ length: rows }, (_, row) => (row < fresh ? fresh : row - (kept[row - fresh] ?? row)));
}

/** The falls of a round: what won goes, the rest comes down, and each window has its multiplier. */
export async function playFalls(
  { stake, outcome: { windows } }: SlotRoundOf<Outcome>,
  deal: Deal,
  tools: SlotTools,
  context: SlotContext,
  moment: SlotMoment,
): Promise<ShownEnd<SlotWin> | null> {
  if (windows.length < 2) return null;
  const { slot, texts } = context;
  const { machine, wins, sound } = tools;
  let total = NO_CENTS;
  for (const [index, shown] of windows.entries()) {
    const { wins: paid, pay } = shown;
    total = addCents(total, pay);
    const next = windows[index + 1];
    if (!next) break;
    const gone = cellsOf(slot, shown);
    const isLoud = total > stake;
    machine.say(paid.map((win) => winText(context, win)).join(' + '), isLoud ? 'lit' : 'quiet');
    await rest(tools, LOOK_MS);
    wins.clear();
    if (isLoud) sound.play('bulb', { rate: 0.7 });
    if (!tools.prefersReducedMotion()) await burst(tools, gone);
    moment.fell?.(index + 1);
    machine.say(`×${next.multiplier} · ${moneyText(total)}`, isLoud ? 'lit' : 'quiet');
    deal.next = next.window;
    await fall(tools, next.window, gone);
    const isLast = index + 2 === windows.length;
    const sum = addCents(total, next.pay);
    if (next.pay > 0)
      tools.announce(texts.say('fall.paid', { multiplier: next.multiplier, amount: moneyText(next.pay) }));
    // What the last window pays is shown with the total.
    if (!isLast) await wins.play(next.window, next.wins, sum, quieterLevel(winLevelOf(stake, sum)));
  }
  return windows.at(-1) ?? null;
}

/** Copies of the symbols swell and are gone; the cells stay empty. */
async function burst({ machine, loop }: SlotTools, cells: readonly Cell[]): Promise<void> {
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

/** Symbols come down and new ones fall in; with reduced motion the next window simply stands there. */
async function fall(tools: SlotTools, next: ShownWindow, gone: readonly Cell[]): Promise<void> {
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
    const rows = gone.filter((cell) => cell.reel === index).map(({ row }) => row);
    const heights = heightsOf(machine.rows, rows);
    dropColumn(run, reel, heights, { at: index * COLUMN_S, landed: () => events.landed(index) });
  });
  await loop.play(run);
  standWindow(machine, next);
}
