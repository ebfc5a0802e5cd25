import { gsap } from 'gsap';
import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { toneOf } from '../engine/result-tone.ts';
import { Banner } from '../slot/banner.ts';
import { planLandings } from '../slot/reel-plan.ts';
import type { FeatureTools } from '../slot/reel-view.ts';
import type { SlotRound } from '../slot/slot-round.ts';
import { TIMING } from '../slot/timing.ts';
import type { LineWin } from './line-text.ts';

type FeatureParts = FeatureTools<LineWin>;

/**
 * The free spins of a round: lights change, each spin is shown with its multiplier, the total at the end. Resolves with
 * whether there were any.
 */
export async function playFeature(round: SlotRound, parts: FeatureParts): Promise<boolean> {
  if (round.outcome.freeSpins.length === 0) return false;
  const { machine, wins } = parts;
  const { freeSpins } = round.outcome;
  const count = freeSpins.length;
  const first = freeSpins[0]?.multiplier ?? 1;
  parts.announce(t('game.feature.announce', { count, multiplier: first }));
  parts.sound.play('curtain');
  await standBanner(
    parts,
    t('game.feature.title', { count }),
    t('game.feature.multiplier', { multiplier: first }),
    TIMING.featureIntroMs,
  );
  wins.clear();
  await light(parts, 1);
  machine.hang(ROYAL_SEVENS.freeStrips);

  let total = NO_CENTS;
  for (const [index, spin] of freeSpins.entries()) {
    const say = (sum: Cents) =>
      machine.say(
        t('game.feature.board', {
          index: index + 1,
          count,
          multiplier: spin.multiplier,
          amount: moneyText(sum),
        }),
        'lit',
      );
    const isClimb = index > 0 && spin.multiplier > (freeSpins[index - 1]?.multiplier ?? 0);
    if (isClimb) {
      parts.sound.play('bulb');
      await standBanner(parts, t('game.feature.multiplier', { multiplier: spin.multiplier }), '', 900);
    }
    wins.clear();
    say(total);
    const motion = parts.motion();
    parts.sound.play('reel-start');
    motion.start();
    await motion.land(
      spin.stops,
      planLandings(ROYAL_SEVENS, spin.window, TIMING.freeFirstLandingMs),
      parts.events,
    );
    const tone = toneOf(round.stake, spin.pay);
    // One spin's banner would hide the total: it is lit on the reels, and the end celebrates.
    await wins.play(spin.window, spin.wins, spin.pay, tone === 'big' || tone === 'grand' ? 'win' : tone);
    total = addCents(total, spin.pay);
    say(total);
    parts.loop.request();
    if (spin.pay > 0)
      parts.announce(t('game.feature.spinPaid', { index: index + 1, amount: moneyText(spin.pay) }));
    await rest(parts, spin.pay > 0 ? TIMING.freeSpinGapMs : TIMING.freeSpinGapMs / 2);
  }

  await standBanner(parts, t('game.feature.end', { count }), moneyText(total), TIMING.featureEndMs);
  wins.clear();
  await light(parts, 0);
  machine.hang(ROYAL_SEVENS.baseStrips);
  machine.rest(round.outcome.stops);
  return true;
}

async function standBanner(
  parts: FeatureParts,
  title: string,
  figure: string,
  holdMs: number,
): Promise<void> {
  const banner = new Banner(parts.machine, { title, figure }, '#DCB6FF55');
  await parts.loop.play(banner.timeline(holdMs, parts.prefersReducedMotion()));
  banner.free();
  parts.loop.request();
}

function light({ machine, loop }: FeatureParts, alpha: 0 | 1): Promise<void> {
  return loop.play(
    gsap.timeline({ paused: true }).to(machine.featureLight, { alpha, duration: 0.5, ease: 'sine.inOut' }),
  );
}

function rest({ loop }: FeatureParts, ms: number): Promise<void> {
  return loop.play(gsap.timeline({ paused: true }).to({}, { duration: ms / 1000 }));
}
