import { gsap } from 'gsap';
import type { RushOutcome } from '../../contract/games/gold-rush-express.ts';
import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { RUSH_HOLD, RUSH_REELS } from '../../maths/gold-rush/reels.ts';
import { multiplyStake } from '../../maths/offered-stake.ts';
import type { Strip } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { lightFeature, rest, standBanner } from '../slot/feature-steps.ts';
import type { FeatureTools, ShownEnd } from '../slot/reel-view.ts';
import { TIMING } from '../slot/timing.ts';
import { reelOf, rowOf } from './cells.ts';
import type { HeldCoins } from './held-coins.ts';
import { fullReels, paysOfReels } from './held-sum.ts';
import type { RushCoin, RushRound, RushWin } from './rush-round.ts';
import { holdBoardText, promiseText } from './rush-texts.ts';

type Tools = FeatureTools<RushWin>;
type Hold = NonNullable<RushOutcome['hold']>;

const RAYS = '#FFD06A55';
const FIRST_LANDING_MS = 520;
const STAGGER_MS = 110;
const POP_S = 0.32;
const COLLECT_MS = 420;
const PAUSE_MS = 260;
/** No symbol has this number: a cell that shows nothing. */
const EMPTY_SYMBOL = RUSH_REELS.symbols.length;
const COIN_SYMBOL = RUSH_REELS.symbols.findIndex(({ role }) => role === 'scatter');
/** What passes after the three cells of a window: always the same, so that it promises nothing. */
const PASSING_STRIP: Strip = [
  EMPTY_SYMBOL,
  COIN_SYMBOL,
  EMPTY_SYMBOL,
  EMPTY_SYMBOL,
  COIN_SYMBOL,
  EMPTY_SYMBOL,
  EMPTY_SYMBOL,
  EMPTY_SYMBOL,
  COIN_SYMBOL,
];

/** Hold and spin after the reels rest. The window of the base game is back at its end. */
export async function playHoldShow(
  round: RushRound,
  tools: Tools,
  held: HeldCoins,
): Promise<ShownEnd<RushWin> | null> {
  const { hold, coins: first, stops } = round.outcome;
  if (!hold) return null;
  const { machine, wins } = tools;
  wins.clear();
  held.hold(first);
  tools.announce(t('rush.hold.announce', { count: first.length }));
  tools.sound.play('curtain');
  await pop(tools, held, first);
  const opening = { title: t('rush.hold.title'), figure: promiseText() };
  await standBanner(tools, opening, RAYS, TIMING.featureIntroMs);
  machine.hang(stripsOf([]));
  machine.rest(stops.map(() => 0));
  await lightFeature(tools, 1);

  let coins: readonly RushCoin[] = first;
  let left = RUSH_HOLD.respins;
  for (const respin of hold.respins) {
    machine.say(holdBoardText(left, sumOf(coins)), 'lit');
    await turn(tools, respin.coins);
    const before = fullReels(coins);
    coins = [...coins, ...respin.coins];
    held.hold(coins);
    ({ left } = respin);
    machine.hang(stripsOf([]));
    if (respin.coins.length === 0) continue;
    machine.say(holdBoardText(left, sumOf(coins)), 'lit');
    tools.announce(t('rush.hold.landed', { count: respin.coins.length, amount: moneyText(sumOf(coins)) }));
    await pop(tools, held, respin.coins);
    await fill(tools, held, before, fullReels(coins));
    await rest(tools, PAUSE_MS);
  }

  await collect(round, hold, coins, tools, held);
  held.release();
  machine.hang(RUSH_REELS.strips);
  machine.rest(stops);
  await lightFeature(tools, 0);
  return round.outcome;
}

/** All reels turn; these coins are in the window when they rest. */
async function turn(tools: Tools, coins: readonly RushCoin[]): Promise<void> {
  const motion = tools.motion();
  tools.sound.play('reel-start');
  motion.start();
  tools.machine.hang(stripsOf(coins));
  const landings = tools.machine.reels.map((_, reel) => ({
    reel,
    atMs: FIRST_LANDING_MS + reel * STAGGER_MS,
    isAnticipated: false,
  }));
  await motion.land(
    landings.map(() => 0),
    landings,
    tools.events,
  );
}

/** A strip for each reel whose first cells are the window with these coins. */
function stripsOf(coins: readonly RushCoin[]): Strip[] {
  return RUSH_REELS.strips.map((_, reel) => [
    ...Array.from({ length: RUSH_HOLD.rows }, (_, row) =>
      coins.some(({ cell }) => reelOf(cell) === reel && rowOf(cell) === row) ? COIN_SYMBOL : EMPTY_SYMBOL,
    ),
    ...PASSING_STRIP,
  ]);
}

const sumOf = (coins: readonly RushCoin[]): Cents => addCents(...paysOfReels(coins));

/** Coins that have just come to stay leap up once. */
async function pop(tools: Tools, held: HeldCoins, coins: readonly RushCoin[]): Promise<void> {
  tools.sound.play('coin');
  const run = gsap.timeline({ paused: true });
  for (const { cell } of coins) swell(run, held.faceOf(cell), 0, tools);
  run.to({}, { duration: POP_S }, 0);
  await tools.loop.play(run);
}

/** A wagon that is full now gets its multiplier. */
async function fill(
  tools: Tools,
  held: HeldCoins,
  before: readonly boolean[],
  after: readonly boolean[],
): Promise<void> {
  const filled = after.flatMap((isFull, reel) => (isFull && !before[reel] ? [reel] : []));
  if (filled.length === 0) return;
  tools.sound.play('bulb');
  const run = gsap.timeline({ paused: true });
  for (const reel of filled) swell(run, held.plateOf(reel), 0, tools, 1.7);
  run.to({}, { duration: POP_S * 1.6 }, 0);
  await tools.loop.play(run);
}

/** Wagon by wagon onto the board, then the prize of a full train, then the sum. */
async function collect(
  { stake }: RushRound,
  hold: Hold,
  coins: readonly RushCoin[],
  tools: Tools,
  held: HeldCoins,
): Promise<void> {
  let sum = NO_CENTS;
  for (const [reel, pay] of paysOfReels(coins).entries()) {
    if (pay === NO_CENTS) continue;
    sum = addCents(sum, pay);
    tools.sound.play('count-up', { rate: 1 + reel * 0.08 });
    tools.machine.say(t('rush.hold.last', { amount: moneyText(sum) }), 'lit');
    const run = gsap.timeline({ paused: true });
    for (const { cell } of coins) if (reelOf(cell) === reel) swell(run, held.faceOf(cell), 0, tools);
    run.to({}, { duration: COLLECT_MS / 1000 }, 0);
    await tools.loop.play(run);
  }
  if (hold.isFull) {
    const prize = multiplyStake(stake, RUSH_HOLD.fullGridPay);
    tools.sound.play('win-large');
    const full = { title: t('rush.hold.full'), figure: moneyText(prize) };
    await standBanner(tools, full, RAYS, TIMING.featureEndMs);
  }
  tools.announce(t('rush.hold.paid', { amount: moneyText(hold.pay) }));
  const end = { title: t('rush.hold.end'), figure: moneyText(hold.pay) };
  await standBanner(tools, end, RAYS, TIMING.featureEndMs);
}

/** Up and back again; with reduced motion it stands still. */
function swell(
  run: gsap.core.Timeline,
  part: { readonly scale: { x: number; y: number } } | undefined,
  at: number,
  { prefersReducedMotion }: Tools,
  by = 1.22,
): void {
  if (!part || prefersReducedMotion()) return;
  run.fromTo(part.scale, { x: by, y: by }, { x: 1, y: 1, duration: POP_S, ease: 'back.out(2.2)' }, at);
}
