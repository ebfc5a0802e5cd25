import { gsap } from 'gsap';
import type { Container, Renderer, Text } from 'pixi.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { DoublingTags } from '../../../games/golden-orchard/doubling.ts';
import { ORCHARD_SKIN } from '../../../games/golden-orchard/skin.ts';
import {
  idleText,
  type OrchardWin,
  paintedTexts,
  symbolText,
  winText,
} from '../../../games/golden-orchard/win-texts.ts';
import { Machine } from '../../../games/slot/machine.ts';
import { cellAt } from '../../../games/slot/slot-layout.ts';
import { ORCHARD_REELS } from '../../../maths/golden-orchard/reels.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { listeningSound, plainArt } from '../royal-sevens/support/open-machine.ts';
import { setUpGame } from '../royal-sevens/support/set-up-game.ts';

const stage = setUpGame();
beforeAll(() => loadMessages('orchard', 'shell'));

/** Stops whose middle row shows pears and the two golden apples: the strips hang with them there. */
const STOPS = [0, 20, 23];

function openOrchard() {
  const { strips, rows } = ORCHARD_REELS;
  const renderer = { render: vi.fn(), resize: vi.fn(), destroy: vi.fn() } as unknown as Renderer;
  const title = () => 'Golden Orchard';
  const machine = new Machine({ strips, rows, renderer, art: plainArt().art, skin: ORCHARD_SKIN, title });
  machine.resize(412, 560, 1);
  machine.rest(STOPS);
  const { sound, heard } = listeningSound();
  const doubling = new DoublingTags(machine, sound);
  const tags = machine.banners.children[0] as Container;
  return { machine, doubling, tags, heard };
}

const makeWin = (multiplier: number): OrchardWin => ({
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
    expect(winText(makeWin(1))).toBe('Line 1: 3 × Pear, ₱4.00');
    expect(winText(makeWin(2))).toBe('Line 1: 3 × Pear, doubled to ×2, ₱4.00');
  });

  it('every symbol has a name, and all that is painted is known before', () => {
    ORCHARD_REELS.symbols.forEach(({ name }, symbol) => {
      expect(symbolText(symbol)).not.toBe(name);
      expect(paintedTexts()).toContain(symbolText(symbol));
    });
    expect(idleText()).toContain('5 lines');
  });
});
