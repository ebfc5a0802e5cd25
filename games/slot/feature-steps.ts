import { gsap } from 'gsap';
import type { Cents } from '../../contract/money.ts';
import { Banner, type BannerMessages } from './banner.ts';
import type { FeatureTools } from './reel-view.ts';

type Tools = Pick<
  FeatureTools<{ readonly pay: Cents }>,
  'machine' | 'loop' | 'announce' | 'sound' | 'prefersReducedMotion'
>;

/** A banner over the reels for `holdMs`. @param rays their colour, with opacity */
export async function standBanner(
  { machine, loop, prefersReducedMotion }: Tools,
  messages: BannerMessages,
  rays: string,
  holdMs: number,
): Promise<void> {
  const banner = new Banner(machine, messages, rays);
  await loop.play(banner.timeline(holdMs, prefersReducedMotion()));
  banner.free();
  loop.request();
}

/** Fades to a feature's own lights (1), or back to those of the base game (0). */
export function lightFeature({ machine, loop }: Tools, alpha: 0 | 1): Promise<void> {
  return loop.play(
    gsap.timeline({ paused: true }).to(machine.featureLight, { alpha, duration: 0.5, ease: 'sine.inOut' }),
  );
}

export function rest({ loop }: Tools, ms: number): Promise<void> {
  return loop.play(gsap.timeline({ paused: true }).to({}, { duration: ms / 1000 }));
}
