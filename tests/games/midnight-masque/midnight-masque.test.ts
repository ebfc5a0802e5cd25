import { gsap } from 'gsap';
import type { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { MasqueOutcome } from '../../../contract/games/midnight-masque.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import { OpenMasks } from '../../../games/midnight-masque/open-masks.ts';
import { MASQUE_SKIN } from '../../../games/midnight-masque/skin.ts';
import { heldReels, planRespin, respinsShow } from '../../../games/slot/page/respins-show.ts';
import type { SlotRoundOf } from '../../../games/slot/page/slot-page.ts';
import { turningReels } from '../../../games/slot/page/turning-reels.ts';
import { MASQUE_REELS, MIDNIGHT_MASQUE, MIDNIGHT_MASQUE_SLOT } from '../../../maths/midnight-masque.ts';
import { scripted } from '../../maths/seeded-random.ts';
import { makeRound } from '../slot/support/open-machine.ts';
import { openPage, setUpPage } from '../slot/support/open-page.ts';

const stage = setUpPage('midnight-masque');

const { symbols, rows, strips } = MASQUE_REELS;
const MASK = symbols.findIndex(({ role }) => role === 'wild');
const maskStop = (reel: number) => strips[reel]?.indexOf(MASK) ?? 0;

function openMasque(isReduced = false) {
  const opened = openPage<MasqueOutcome, OpenMasks>(
    {
      slot: MIDNIGHT_MASQUE_SLOT,
      skin: MASQUE_SKIN,
      spin: turningReels([34, 29, 34, 18, 7]),
      feature: respinsShow('#ffffff55'),
      makeMoment: (stage) => new OpenMasks(stage),
    },
    isReduced,
  );
  return { ...opened, masks: opened.moment, layer: opened.layerOf(0) };
}

/** The mask of reel 2 comes first, that of reel 3 in the first re-spin. */
const DRAWS = [0, maskStop(1), 20, 20, 0, 3, maskStop(2), 21, 4, 5, 22, 6];

function makeMasqueRound(): SlotRoundOf<MasqueOutcome> {
  const { win, outcome } = MIDNIGHT_MASQUE.play({ stake: MIDNIGHT_MASQUE.defaultStake }, [], scripted(DRAWS));
  return { ...makeRound({}, win), outcome };
}

describe('masks of a round', () => {
  it.each([false, true])(
    'open over their reels and stay for the re-spins, reduced motion: %s',
    async (isReduced) => {
      const { machine, layer, view, heard, announced } = openMasque(isReduced);
      const round = makeMasqueRound();
      let isOver = false;
      view.start();
      void view.show(round).then(() => {
        isOver = true;
      });
      await stage.time.step(30_000);
      expect(isOver).toBe(true);
      expect([...machine.covered].sort()).toEqual([1, 2]);
      expect(layer.children).toHaveLength(2);
      expect(layer.children.every(({ alpha }) => alpha === 1)).toBe(true);
      expect(heard.filter((name) => name === 'curtain')).toHaveLength(2);
      expect(heard.filter((name) => name === 'reel-start')).toHaveLength(3);
      // All five, then the four that are not held, then three.
      expect(heard.filter((name) => name === 'reel-stop')).toHaveLength(12);
      expect(machine.reels.map(({ position }) => position)).toEqual(round.outcome.respins[1]?.stops);
      expect(machine.featureLight.alpha).toBe(0);
      expect(announced[0]).toContain('A mask opens');
      view.start();
      expect([machine.covered.size, layer.children.length]).toEqual([0, 0]);
      view.cancel();
    },
  );

  it('round without a mask has none', async () => {
    const { machine, view, heard } = openMasque(true);
    const outcome: MasqueOutcome = MIDNIGHT_MASQUE.play(
      { stake: MIDNIGHT_MASQUE.defaultStake },
      [],
      scripted([0, 20, 20, 20, 0]),
    ).outcome;
    const win = outcome.wins.reduce<Cents>((sum, { pay }) => addCents(sum, pay), cents(0));
    view.start();
    void view.show({ ...makeRound({}, win), outcome });
    await stage.time.step(8_000);
    expect(machine.covered.size).toBe(0);
    expect(heard).not.toContain('curtain');
  });

  it('open masks stand where their reels are after a resize', async () => {
    const { machine, masks, layer } = openMasque();
    const window = strips.map((strip) => strip.slice(0, rows)).with(1, [5, MASK, 6]);
    void masks.open(window, false);
    await stage.time.step(1_500);
    const before = layer.children[0]?.x;
    machine.resize(900, 560, 1);
    expect(layer.children).toHaveLength(1);
    expect(layer.children[0]?.x).toBe(machine.reels[1]?.view.x);
    expect(layer.children[0]?.x).not.toBe(before);
    expect(machine.covered.has(1)).toBe(true);
  });

  it('masks of a win sway, those beyond it do not', async () => {
    const { masks, layer } = openMasque(true);
    const window = strips
      .map((strip) => strip.slice(0, rows))
      .with(1, [5, MASK, 6])
      .with(3, [MASK, 7, 6]);
    void masks.open(window, true);
    await stage.time.step(1_000);
    const maskOf = (index: number) => layer.children[index]?.children.at(-1) as Sprite;
    const rest = maskOf(0).scale.x;
    const run = gsap.timeline({ paused: true });
    masks.enliven({ symbol: 1, count: 3, ways: 3, pay: cents(150) }, run, 0);
    run.time(0.15);
    expect(maskOf(0).scale.x).toBeGreaterThan(rest);
    expect(maskOf(1).scale.x).toBe(rest);
    run.progress(1);
    expect(maskOf(0).scale.x).toBeCloseTo(rest);
  });
});

describe('plan of a re-spin', () => {
  it('reels with masks are held, and the others land one after the other without a gap', () => {
    const [first] = makeMasqueRound().outcome.respins;
    const window = first?.window ?? [];
    expect(heldReels(symbols, window)).toEqual([1, 2]);
    const landings = planRespin(symbols, window, [1]);
    expect(landings.map(({ reel }) => reel)).toEqual([0, 2, 3, 4]);
    const waits = landings.slice(1).map(({ atMs }, index) => atMs - (landings[index]?.atMs ?? 0));
    expect(new Set(waits).size).toBe(1);
  });
});

describe('texts of Midnight Masque', () => {
  it('win is told with its ways', () => {
    const { reading } = openMasque();
    const win = { symbol: 1, count: 4, ways: 6, pay: cents(600) };
    expect(reading.textOf(win)).toBe('4 × Rose, 6 ways, ₱6.00');
    expect(reading.idleText()).toContain('243 ways');
  });
});
