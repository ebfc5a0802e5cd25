import { Texture } from 'pixi.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlotOutcome } from '../../contract/games/slot.ts';
import { cents } from '../../contract/money.ts';
import { readWins } from '../../games/slot/page/read-wins.ts';
import type { SlotRoundOf, SlotWin } from '../../games/slot/page/slot-page.ts';
import { slotTexts } from '../../games/slot/page/slot-texts.ts';
import { makeReelView } from '../../games/slot/reel-view.ts';
import { planRingRun } from '../../maths/jackpot-ring.ts';
import { planWheelTurn } from '../../maths/jackpot-wheel.ts';
import { ROYAL_SEVENS_SLOT } from '../../maths/royal-sevens.ts';
import type { AwardContent, HallBoxes } from '../../scenes/jackpot/content.ts';
import { JackpotDisplay } from '../../scenes/jackpot/jackpot-display.ts';
import type { Box } from '../../scenes/lobby/layout.ts';
import { LobbyScene } from '../../scenes/lobby/lobby-scene.ts';
import { createRootTimeline } from '../../scenes/parts/motion.ts';
import { activateMessages, loadMessages } from '../../src/platform/i18n.ts';
import { isSoundName, type SoundName } from '../../src/platform/sound/sound-names.ts';
import { makeThrottle } from '../../src/platform/sound/sound-player.ts';
import type { Cue } from '../../tools/gallery/sound/mix.ts';
import { makeRound, makeWin, openMachine } from '../games/slot/support/open-machine.ts';
import { makeContent, observableByHand } from './lobby/support/open-lobby.ts';
import { sceneContext } from './support/scene-context.ts';
import { setUpStage } from './support/set-up-stage.ts';
import { testObservable } from './support/test-observable.ts';

/**
 * The scenes play the moments that tools/gallery/sound/moments lists. A changed timing or name fails here; the lists are
 * written anew by `vitest run tests/scenes/sound-cues.test.ts -u`, and what masks what is tested on them.
 */

const stage = setUpStage();
const texts = slotTexts(ROYAL_SEVENS_SLOT.slug, ROYAL_SEVENS_SLOT.symbols);

beforeAll(async () => {
  await loadMessages('game', 'slot', 'slot-royal-sevens');
  await activateMessages('en');
});
beforeEach(() => void vi.stubGlobal('CanvasRenderingContext2D', class {}));

/** Hears what the player of sounds would let through. */
function listen() {
  const start = performance.now();
  const cues: Cue[] = [];
  const mayPlay = makeThrottle();
  const play = (name: string, rate = 1) => {
    const atMs = Math.round(performance.now() - start);
    expect(isSoundName(name), name).toBe(true);
    if (mayPlay(name, atMs)) cues.push({ name: name as SoundName, atMs, rate: Number(rate.toFixed(3)) });
  };
  const { context } = sceneContext({
    playSound: play,
    clock: { now: () => performance.now(), after: () => () => undefined },
  });
  return { play, cues, context };
}

const moment = (name: string) => `../../tools/gallery/sound/moments/${name}.json`;

const toText = (cues: readonly Cue[]): string => {
  const rows = cues.map(
    ({ name, atMs, rate }) => `  { "name": "${name}", "atMs": ${atMs}, "rate": ${rate} }`,
  );
  return `[\n${rows.join(',\n')}\n]\n`;
};

const HALL: HallBoxes = {
  width: 412,
  height: 915,
  ring: { x: 0, y: 200, width: 400, height: 300 },
  cells: Array<Box>(10).fill({ x: 0, y: 200, width: 70, height: 80 }),
  balance: { x: 300, y: 0, width: 90, height: 30 },
};
/** For the server's answer, while the light circles. */
const ANSWER_MS = 480;

async function playDraw(award: AwardContent): Promise<Cue[]> {
  const { context, cues, play } = listen();
  const display = new JackpotDisplay(
    context,
    createRootTimeline(() => undefined),
    testObservable(HALL),
    { light: () => {}, cover: () => {}, award: () => {} },
    { bulb: Texture.WHITE, glow: Texture.WHITE },
  );
  display.place();
  // SPIN is a button.
  play('press');
  display.circle();
  await stage.time.step(ANSWER_MS);
  const whole = (async () => {
    await display.play((start) => planRingRun(7, start));
    if (award.tier) await display.turn(planWheelTurn(award.tier, { paceShare: 0.5, landShare: 0.5 }));
    await display.celebrate(award);
  })();
  await stage.time.step(award.tier ? 24_000 : 12_000);
  await whole;
  display.free();
  return cues;
}

const STAKE = cents(100);

async function playRound(win: number): Promise<Cue[]> {
  const { cues, play } = listen();
  const machine = openMachine();
  const view = makeReelView<SlotWin, SlotRoundOf<SlotOutcome>>({
    ...machine,
    sound: { ...machine.sound, play: (name, options) => play(name, options?.rate) },
    reading: readWins({ slot: ROYAL_SEVENS_SLOT, texts }),
    symbols: ROYAL_SEVENS_SLOT.symbols,
    symbolText: texts.symbol,
    announce: () => {},
  });
  view.start();
  await stage.time.step(100);
  const wins = [makeWin(0, win - 500, 5), makeWin(3, 500, 4)];
  const shown = view.show({ ...makeRound({ wins }, cents(win)), stake: STAKE });
  await stage.time.step(12_000);
  await shown;
  return cues;
}

/** A hand draws the banner, holds a poster, goes to another tab and opens it; a mail and an error come in between. */
async function playScroll(): Promise<Cue[]> {
  const { context, cues, play } = listen();
  const content = makeContent([5, 5], 2);
  const observables = observableByHand(content);
  const { banner, touch } = observables;
  observables.isBannerTaken.set(true);
  const scene = new LobbyScene(observables, { nextBanner: () => {} });
  await scene.prepare(context);
  scene.resize({ width: 412, height: 1_800, top: 0 });
  scene.enter();
  banner.set(1);
  await stage.time.step(600);
  touch.set({ pressed: null, held: 'rail-0:0', focused: null });
  await stage.time.step(200);
  play('tab');
  await stage.time.step(140);
  play('press');
  await stage.time.step(160);
  banner.set(0);
  await stage.time.step(300);
  play('mail');
  await stage.time.step(400);
  play('error');
  await stage.time.step(200);
  play('press');
  scene.leave();
  return cues;
}

describe('cues of the moments that are mixed', () => {
  it('draw of a jackpot is heard as listed', async () => {
    const award = {
      size: 'large',
      tier: 'mega',
      title: 'MEGA',
      amount: cents(12_345_600),
      isQuiet: false,
    } as const;
    await expect(toText(await playDraw(award))).toMatchFileSnapshot(moment('draw'));
  });

  it('draw of a small award is heard as listed', async () => {
    const award = { size: 'small', tier: null, title: '', amount: cents(500), isQuiet: false } as const;
    await expect(toText(await playDraw(award))).toMatchFileSnapshot(moment('small-award'));
  });

  it.each([
    ['big-win', 2_000],
    ['grand-win', 8_000],
  ])('%s of a game is heard as listed', async (name, win) => {
    await expect(toText(await playRound(win))).toMatchFileSnapshot(moment(name));
  });

  it('scroll through the lobby is heard as listed', async () => {
    await expect(toText(await playScroll())).toMatchFileSnapshot(moment('scroll'));
  });
});
