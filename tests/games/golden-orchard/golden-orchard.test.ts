import { gsap } from 'gsap';
import type { Container, Text } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { OrchardOutcome } from '../../../contract/games/golden-orchard.ts';
import { cents } from '../../../contract/money.ts';
import { DoublingTags } from '../../../games/golden-orchard/doubling.ts';
import { ORCHARD_SKIN } from '../../../games/golden-orchard/skin.ts';
import type { SlotWin } from '../../../games/slot/page/slot-page.ts';
import { turningReels } from '../../../games/slot/page/turning-reels.ts';
import { cellAt } from '../../../games/slot/slot-layout.ts';
import { GOLDEN_ORCHARD_SLOT } from '../../../maths/golden-orchard.ts';
import { openPage, setUpPage } from '../slot/support/open-page.ts';

const stage = setUpPage('golden-orchard');

/** Stops whose middle row shows pears and the two golden apples: the strips hang with them there. */
const STOPS = [0, 20, 23];

function openOrchard() {
  const opened = openPage<OrchardOutcome, DoublingTags>({
    slot: GOLDEN_ORCHARD_SLOT,
    skin: ORCHARD_SKIN,
    spin: turningReels(STOPS),
    makeMoment: (stage) => new DoublingTags(stage),
  });
  return { ...opened, doubling: opened.moment, tags: opened.machine.banners.children[0] as Container };
}

const makeWin = (multiplier: number): SlotWin => ({
  line: 0,
  symbol: 5,
  count: 3,
  multiplier,
  pay: cents(400),
});

describe('golden apples of a win', () => {
  it('each puts out a tag at its place, which falls onto the board', () => {
    const { machine, doubling, tags, heard } = openOrchard();
    const run = gsap.timeline({ paused: true });
    doubling.enliven(makeWin(4), run, 0);
    expect(tags.children).toHaveLength(2);
    expect(tags.children.map(({ children }) => (children[1] as Text).text)).toEqual(['×2', '×2']);
    run.time(0.24);
    expect(heard).toEqual(['bulb']);
    const { x, y } = cellAt(machine.layout, 1, 1);
    expect(tags.children[0]?.x).toBeGreaterThan(x);
    expect(tags.children[0]?.y).toBeGreaterThan(y);
    run.progress(1);
    for (const { y: end, alpha } of tags.children) {
      expect(end).toBeGreaterThan(machine.layout.frame.y + machine.layout.frame.height);
      expect(alpha).toBe(0);
    }
    doubling.calm();
    expect(tags.children).toEqual([]);
  });

  it('win without one has no tag and no sound', async () => {
    const { doubling, tags, heard } = openOrchard();
    const run = gsap.timeline({ paused: true });
    doubling.enliven(makeWin(1), run, 0);
    run.progress(1);
    await stage.time.step(40);
    expect([tags.children.length, heard]).toEqual([0, []]);
  });
});

describe('texts of Golden Orchard', () => {
  it('win is told with its line, and with its multiplier where it was doubled', () => {
    const { reading } = openOrchard();
    expect(reading.textOf(makeWin(1))).toBe('Line 1: 3 × Pear, ₱4.00');
    expect(reading.textOf(makeWin(2))).toBe('Line 1: 3 × Pear, ×2, ₱4.00');
    expect(reading.idleText()).toContain('5 lines');
  });
});
