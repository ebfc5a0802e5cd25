import { gsap } from 'gsap';
import { type Cents, NO_CENTS } from '../../../../contract/money.ts';
import { addCents } from '../../../../contract/money-arithmetic.ts';
import { multiplyStake } from '../../../../maths/offered-stake.ts';
import type { HoldRules } from '../../../../maths/slot/hold-and-spin.ts';
import type { Strip, SymbolId } from '../../../../maths/slot/slot-model.ts';
import { moneyText } from '../../../engine/money-text.ts';
import { lightFeature, rest, standBanner } from '../../feature-steps.ts';
import { TIMING } from '../../timing.ts';
import { stripsOf } from '../slot-numbers.ts';
import type { FeatureShow, FirstWindow, SlotContext, SlotRoundOf, SlotTools } from '../slot-page.ts';
import { CoinValues } from './coin-values.ts';
import { HeldCoins } from './held-coins.ts';
import { type Coin, fullReels, holdOf, paysOfReels, reelOf, rowOf } from './held-sum.ts';
import type { HoldColors } from './hold-colors.ts';

interface Hold {
  readonly respins: readonly { readonly coins: readonly Coin[]; readonly left: number }[];
  readonly isFull: boolean;
  readonly pay: Cents;
}

type Outcome = FirstWindow & { readonly coins: readonly Coin[]; readonly hold: Hold | null };

/** What the parts of one show share. */
interface Show {
  readonly tools: SlotTools;
  readonly texts: SlotContext['texts'];
  readonly rules: HoldRules;
  readonly held: HeldCoins;
  readonly rays: string;
  /** A strip for each reel whose first cells are the window with these coins. */
  stripsOf(coins: readonly Coin[]): Strip[];
}

const FIRST_LANDING_MS = 520;
const STAGGER_MS = 110;
const POP_S = 0.32;
const COLLECT_MS = 420;
const PAUSE_MS = 260;
/** Which cells pass after those of a window, 1 for a coin: always the same, so that it promises nothing. */
const PASSING = [0, 1, 0, 0, 1, 0, 0, 0, 1];

/** Coins with their values, and hold and spin after the reels rest; the window of the base game is back at its end. */
export const holdShow = <Shown extends Outcome>(colors: HoldColors): FeatureShow<Shown> => ({
  paintedTexts({ slot, texts }) {
    const values = { amount: '', count: 2 };
    return [
      texts.say('hold.title'),
      promiseText(texts, holdOf(slot)),
      texts.say('hold.board', values),
      texts.say('hold.last', values),
      texts.say('hold.full'),
      texts.say('hold.end'),
    ];
  },
  stand(machine, { slot, texts }) {
    const rules = holdOf(slot);
    const coin = slot.symbols.findIndex(({ role }) => role === 'scatter');
    const values = new CoinValues(machine, colors);
    const held = new HeldCoins(machine, { colors, coin, fullReelMultiplier: rules.fullReelMultiplier });
    const windowStrips = (coins: readonly Coin[]) => windowStripsOf(coins, rules, coin, slot.symbols.length);
    return {
      overlay: {
        clear: () => values.clear(),
        landed: (reel, { outcome }) => values.landed(reel, outcome.coins),
        resized() {
          values.resized();
          held.resized();
        },
      },
      async play(round, tools) {
        const { hold, stops } = round.outcome;
        if (!hold) return null;
        await playHold(round, hold, { tools, texts, rules, held, rays: colors.rays, stripsOf: windowStrips });
        tools.machine.hang(stripsOf(slot));
        tools.machine.rest(stops);
        await lightFeature(tools, 0);
        return round.outcome;
      },
    };
  },
});

const promiseText = (texts: SlotContext['texts'], { fullReelMultiplier }: HoldRules) =>
  texts.say('hold.promise', { times: fullReelMultiplier });

async function playHold(round: SlotRoundOf<Outcome>, hold: Hold, show: Show): Promise<void> {
  const { tools, texts, rules, held, rays } = show;
  const { coins: first, stops } = round.outcome;
  const { machine, wins } = tools;
  const sumOf = (coins: readonly Coin[]) => addCents(...paysOfReels(coins, rules));
  const boardText = (count: number, sum: Cents) => texts.say('hold.board', { count, amount: moneyText(sum) });
  wins.clear();
  held.hold(first);
  tools.announce(texts.say('hold.announce', { count: first.length }));
  tools.sound.play('curtain');
  await pop(show, first);
  const opening = { title: texts.say('hold.title'), figure: promiseText(texts, rules) };
  await standBanner(tools, opening, rays, TIMING.featureIntroMs);
  machine.hang(show.stripsOf([]));
  machine.rest(stops.map(() => 0));
  await lightFeature(tools, 1);

  let coins: readonly Coin[] = first;
  let left = rules.respins;
  for (const respin of hold.respins) {
    machine.say(boardText(left, sumOf(coins)), 'lit');
    await turn(show, respin.coins);
    const before = fullReels(coins, rules);
    coins = [...coins, ...respin.coins];
    held.hold(coins);
    ({ left } = respin);
    machine.hang(show.stripsOf([]));
    if (respin.coins.length === 0) continue;
    machine.say(boardText(left, sumOf(coins)), 'lit');
    tools.announce(texts.say('hold.landed', { count: respin.coins.length, amount: moneyText(sumOf(coins)) }));
    await pop(show, respin.coins);
    await fill(show, before, fullReels(coins, rules));
    await rest(tools, PAUSE_MS);
  }

  await collect(round.stake, hold, coins, show);
  held.release();
}

/** All reels turn; these coins are in the window when they rest. */
async function turn({ tools, stripsOf: windowStrips }: Show, coins: readonly Coin[]): Promise<void> {
  const motion = tools.motion();
  tools.sound.play('reel-start');
  motion.start();
  tools.machine.hang(windowStrips(coins));
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

function windowStripsOf(coins: readonly Coin[], rules: HoldRules, coin: SymbolId, empty: SymbolId): Strip[] {
  return Array.from({ length: rules.reels }, (_none, reel) => [
    ...Array.from({ length: rules.rows }, (_, row) =>
      coins.some(({ cell }) => reelOf(cell, rules) === reel && rowOf(cell, rules) === row) ? coin : empty,
    ),
    ...PASSING.map((isCoin) => (isCoin ? coin : empty)),
  ]);
}

/** Coins that have just come to stay leap up once. */
async function pop({ tools, held }: Show, coins: readonly Coin[]): Promise<void> {
  tools.sound.play('coin');
  const run = gsap.timeline({ paused: true });
  for (const { cell } of coins) swell(run, held.faceOf(cell), 0, tools);
  run.to({}, { duration: POP_S }, 0);
  await tools.loop.play(run);
}

/** A reel that is full now gets its multiplier. */
async function fill(
  { tools, held }: Show,
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

/** Reel by reel onto the board, then the prize of a full window, then the sum. */
async function collect(
  stake: Cents,
  hold: Hold,
  coins: readonly Coin[],
  { tools, texts, rules, held, rays }: Show,
): Promise<void> {
  let sum = NO_CENTS;
  for (const [reel, pay] of paysOfReels(coins, rules).entries()) {
    if (pay === NO_CENTS) continue;
    sum = addCents(sum, pay);
    tools.sound.play('count-up', { rate: 1 + reel * 0.08 });
    tools.machine.say(texts.say('hold.last', { amount: moneyText(sum) }), 'lit');
    const run = gsap.timeline({ paused: true });
    for (const { cell } of coins) if (reelOf(cell, rules) === reel) swell(run, held.faceOf(cell), 0, tools);
    run.to({}, { duration: COLLECT_MS / 1000 }, 0);
    await tools.loop.play(run);
  }
  if (hold.isFull) {
    const prize = multiplyStake(stake, rules.fullGridPay);
    tools.sound.play('win-large');
    const full = { title: texts.say('hold.full'), figure: moneyText(prize) };
    await standBanner(tools, full, rays, TIMING.featureEndMs);
  }
  tools.announce(texts.say('hold.paid', { amount: moneyText(hold.pay) }));
  const end = { title: texts.say('hold.end'), figure: moneyText(hold.pay) };
  await standBanner(tools, end, rays, TIMING.featureEndMs);
}

/** Up and back again; with reduced motion it stands still. */
function swell(
  run: gsap.core.Timeline,
  part: { readonly scale: { x: number; y: number } } | undefined,
  at: number,
  { prefersReducedMotion }: SlotTools,
  by = 1.22,
): void {
  if (!part || prefersReducedMotion()) return;
  run.fromTo(part.scale, { x: by, y: by }, { x: 1, y: 1, duration: POP_S, ease: 'back.out(2.2)' }, at);
}
