import type { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import type { WinnerContent } from '../../../scenes/lobby/content.ts';
import { TickerView } from '../../../scenes/lobby/ticker-view.ts';
import { createRootTimeline, fullMotion, type Motion, reducedMotion } from '../../../scenes/parts/motion.ts';
import { Sheet } from '../../../scenes/parts/sheet.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { makeWinner } from './support/open-lobby.ts';

const stage = setUpStage();

const BOX = { x: 0, y: 300, width: 412, height: 32 };

function showTicker(winner: WinnerContent | null, motion: Motion = fullMotion) {
  const root = createRootTimeline(() => undefined);
  const view = new TickerView(sceneContext({ motion }).context, root);
  const sheet = new Sheet(1);
  view.apply(BOX, sheet, winner);
  // Strip, two lines, and then what is told.
  const lines = () => view.children.slice(3) as Sprite[];
  return { view, root, sheet, lines };
}

describe('winners’ ticker', () => {
  it('ticker is an empty strip while nobody has won, and nothing without a place', () => {
    const { view, sheet, lines } = showTicker(null);
    expect([view.children.length, lines().length]).toEqual([3, 0]);
    view.apply(null, sheet, makeWinner('a'));
    expect(view.children).toEqual([]);
    view.show(makeWinner('a'), true);
    expect(view.children).toEqual([]);
  });

  it('ticker writes name and tier where the sentence has them, then amount and note', () => {
    const { lines } = showTicker(makeWinner('a'));
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ x: 0, y: 300, alpha: 1 });
    expect(stage.paper.texts()).toEqual(['', 'a***e', ' won ', 'Mini', '', '$5.00', 'now']);
    const fills = stage.paper.papers
      .flatMap(({ strokes }) => strokes)
      .filter(({ args }) => args[0] === 'Mini');
    expect(fills.map(({ fill }) => fill)).toEqual([DEFAULT_THEME.tokens.miniText]);
  });

  it('ticker shortens the note, never the amount, where the line is too long', () => {
    showTicker(makeWinner('a', { amount: '$9,999,999.99', note: 'a long time ago' }));
    const [amount, note = ''] = stage.paper.texts().slice(-2);
    expect(amount).toBe('$9,999,999.99');
    expect(note).toMatch(/^a.*…$/);
    expect('a long time ago'.startsWith(note.slice(0, -1))).toBe(true);
  });

  it('ticker leaves out a note that has no room at all', () => {
    showTicker(
      makeWinner('a', { sentence: '{name} has won the {tier} jackpot tonight', amount: '$9,999,999.99' }),
    );
    expect(stage.paper.texts().at(-1)).toBe('');
  });

  it('ticker swaps the line at once where nothing may move', () => {
    const { view, lines } = showTicker(makeWinner('a'));
    const [old] = lines();
    view.show(makeWinner('b'), false);
    expect(lines()).toHaveLength(1);
    expect(old?.destroyed).toBe(true);
  });

  it('ticker lets the old line rise away and the new one up to its place', async () => {
    const { view, lines } = showTicker(makeWinner('a'));
    view.show(makeWinner('b'), true);
    const [old, next] = lines();
    await stage.time.step(200);
    expect(old?.y).toBeLessThan(300);
    expect(next?.y).toBeGreaterThan(300);
    await stage.time.step(240);
    expect(lines()).toEqual([next]);
    expect(next).toMatchObject({ y: 300, alpha: 1 });
    expect(old?.destroyed).toBe(true);
  });

  it('ticker cross-fades in place with reduced motion', async () => {
    const { view, lines } = showTicker(makeWinner('a'), reducedMotion);
    view.show(makeWinner('b'), true);
    await stage.time.step(200);
    expect(lines().map(({ y }) => y)).toEqual([300, 300]);
    await stage.time.step(240);
    expect(lines().map(({ alpha }) => alpha)).toEqual([1]);
  });

  it('ticker shows one line after ten winners that came within a frame', async () => {
    const { view, lines } = showTicker(makeWinner('a'));
    for (let index = 0; index < 10; index += 1) view.show(makeWinner(`w${index}`), true);
    expect(lines()).toHaveLength(2);
    await stage.time.step(500);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ y: 300, alpha: 1 });
  });

  it('ticker paints a line once, also when its winner comes again', () => {
    const { view, lines } = showTicker(makeWinner('a'));
    const [{ texture } = { texture: null }] = lines();
    view.show(makeWinner('a'), true);
    view.show(makeWinner('b'), false);
    const written = stage.paper.texts().length;
    view.show(makeWinner('a'), false);
    expect(stage.paper.texts()).toHaveLength(written);
    expect(lines()[0]?.texture).toBe(texture);
  });

  it('ticker paints the line of a winner anew when its note has changed', () => {
    const { view } = showTicker(makeWinner('a'));
    view.show(makeWinner('a', { note: '1 min' }), false);
    expect(stage.paper.texts().at(-1)).toBe('1 min');
  });

  it('ticker lives through a new place, and its own end, in the middle of a change', async () => {
    const { view, sheet, root, lines } = showTicker(makeWinner('a'));
    view.show(makeWinner('b'), true);
    await stage.time.step(100);
    view.apply({ ...BOX, y: 500, width: 800 }, sheet, makeWinner('b'));
    expect(lines().map(({ y }) => y)).toEqual([500]);
    view.show(makeWinner('c'), true);
    await stage.time.step(100);
    view.free();
    root.kill();
    await stage.time.step(500);
    expect(view.children).toEqual([]);
  });
});
