import { gsap } from 'gsap';
import { Sprite } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { createRootTimeline, fullMotion, reducedMotion } from '../../../scenes/parts/motion.ts';
import type { MomentSize } from '../../../scenes/show/layout.ts';
import { RisingCounter } from '../../../scenes/show/rising-counter.ts';
import { type CelebrationOptions, ShowMoment } from '../../../scenes/show/show-moment.ts';
import { seededRandom } from '../../maths/seeded-random.ts';
import { everythingIn } from '../support/everything-in.ts';
import { layOutPaper } from '../support/paper-canvas.ts';
import { sceneContext } from '../support/scene-context.ts';

const SIZES: readonly MomentSize[] = ['small', 'big', 'grand'];
const BEFORE = cents(500_000);
const WON = cents(123_457);

beforeEach(layOutPaper);
afterEach(() => vi.unstubAllGlobals());

const movements = () => gsap.globalTimeline.getChildren(true, true, true).length;

/** A moment on a timeline that only the test moves. */
function stageMoment(
  size: MomentSize,
  { motion = fullMotion, amount = WON as CelebrationOptions['amount'], isQuiet = false } = {},
) {
  const { context, sounds } = sceneContext({ motion });
  const balance: number[] = [];
  const root = createRootTimeline(() => {});
  const moment = new ShowMoment(context, {
    size,
    title: 'GRAND WIN',
    amount,
    isQuiet,
    width: 412,
    height: 915,
    balance: { box: { x: 300, y: 10, width: 90, height: 30 }, before: BEFORE },
    random: seededRandom(3),
    showBalance: (now) => balance.push(now),
  });
  const start = () => {
    const ended = moment.play(root);
    root.pause();
    return ended;
  };
  const seek = (until: number) => {
    for (let time = root.time(); time < until; time += 0.05) root.time(time);
  };
  return { moment, root, start, seek, balance, sounds };
}

describe('moment of the show', () => {
  it.each(SIZES)('moment of a %s win ends with the whole win on the balance', async (size) => {
    const { moment, root, start, seek, balance } = stageMoment(size);
    await moment.prepare();
    const ended = start();
    seek(12);
    await ended;
    expect(balance.at(-1)).toBe(BEFORE + WON);
    expect(balance).toEqual(balance.toSorted((a, b) => a - b));
    expect(balance.length).toBeGreaterThan(5);
    moment.free();
    root.kill();
  });

  it.each(SIZES)('moment of a %s win counts its amount up to the whole win, with ticks', async (size) => {
    const { moment, root, start, seek, sounds } = stageMoment(size);
    await moment.prepare();
    const ended = start();
    const counter = everythingIn(moment.view).find((part) => part instanceof RisingCounter);
    if (!counter) throw new Error('no counter');
    const shown = new Set<number>();
    for (let time = 0; time < 12; time += 0.1) {
      seek(time);
      shown.add(counter.shown);
    }
    await ended;
    expect([...shown].slice(0, 1)).toEqual([0]);
    expect([...shown].at(-1)).toBe(WON);
    expect(shown.size).toBeGreaterThan(5);
    expect(sounds.filter((sound) => JSON.stringify(sound).includes('count-up')).length).toBeGreaterThan(2);
    moment.free();
    root.kill();
  });

  it('moment of what is worth too little has no coins and no sound', async () => {
    for (const motion of [fullMotion, reducedMotion]) {
      const { moment, root, start, seek, balance, sounds } = stageMoment('small', {
        motion,
        amount: cents(99),
        isQuiet: true,
      });
      await moment.prepare();
      const ended = start();
      seek(12);
      await ended;
      expect([sounds, balance]).toEqual([[], [BEFORE + 99]]);
      moment.free();
      root.kill();
    }
  });

  it('moment is in its end state after a skip at any time, in silence, and stays there', async () => {
    for (const at of [0, 0.1, 0.4, 1, 2.5, 4, 5.5, 6.2]) {
      const { moment, root, start, seek, balance, sounds } = stageMoment('grand');
      await moment.prepare();
      const ended = start();
      seek(at);
      const heard = sounds.length;
      moment.skip();
      await ended;
      expect(balance.at(-1)).toBe(BEFORE + WON);
      expect(sounds).toHaveLength(heard);
      const told = balance.length;
      moment.skip();
      seek(at + 8);
      expect(balance).toHaveLength(told);
      const faded = everythingIn(moment.view).filter((part) => part.visible && part.alpha === 0);
      expect(faded).toEqual([]);
      moment.free();
      root.kill();
    }
  });

  it('moment that was skipped before it played shows its end state when it plays', async () => {
    const { moment, root, start, balance } = stageMoment('big');
    moment.skip();
    await moment.prepare();
    await start();
    expect(balance).toEqual([BEFORE + WON]);
    moment.free();
    root.kill();
  });

  it('moment shows its end state at once with reduced motion, without coins', async () => {
    const { moment, root, start, seek, balance } = stageMoment('grand', { motion: reducedMotion });
    await moment.prepare();
    const ended = start();
    expect(balance).toEqual([BEFORE + WON]);
    const parts = everythingIn(moment.view).length;
    seek(1);
    await ended;
    expect(everythingIn(moment.view)).toHaveLength(parts);
    moment.free();
    root.kill();
  });

  it('moment without money leaves the balance alone', async () => {
    const { moment, root, start, seek, balance } = stageMoment('big', { amount: null });
    await moment.prepare();
    const ended = start();
    seek(12);
    await ended;
    expect(balance).toEqual([]);
    moment.free();
    root.kill();
  });

  it.each([0, 0.7, 3, 5.6, 12])(
    'moment frees displays, textures and animations when it is destroyed at %f s',
    async (at) => {
      const before = movements();
      const { moment, root, start, seek } = stageMoment('grand');
      await moment.prepare();
      const ended = start();
      seek(at);
      const parts = everythingIn(moment.view);
      const textures = new Set(parts.flatMap((part) => (part instanceof Sprite ? part.texture : [])));
      const sources = [...textures].map(({ source }) => source);
      expect(textures.size).toBeGreaterThan(5);
      moment.free();
      moment.free();
      await ended;
      expect(parts.every((part) => part.destroyed)).toBe(true);
      expect([...textures].every((texture) => texture.destroyed)).toBe(true);
      expect(sources.every((source) => source.destroyed)).toBe(true);
      root.kill();
      expect(movements()).toBe(before);
    },
  );

  it('moment that is destroyed while it prepares keeps nothing', async () => {
    const { moment, root, start } = stageMoment('big');
    const prepared = moment.prepare();
    moment.free();
    await prepared;
    expect(moment.view.destroyed).toBe(true);
    await start();
    root.kill();
  });
});
