import type { SoundName } from '../../../src/platform/sound/sound-names.ts';

/** The moments in which the product plays each sound, and who plays it. */
export const WHEN_PLAYED: Readonly<Record<SoundName, string>> = {
  press:
    'a button or link is pressed (`press-sound.ts`); lower, a poster of the lobby is held (`lobby-display.ts`)',
  tab: 'a tab or one of several choices is taken (`press-sound.ts`); lower, a card is dealt (`card-table.ts`)',
  coin: 'coins reach the balance (`flight-to-balance.ts`, `claim-scene.ts`), a deposit has arrived (`wallet/deposit-flows.ts`), a chip is laid',
  tick: 'each step of the ring’s light in a draw, lower as it slows (`jackpot-display.ts`); a card is turned',
  bulb: 'the wheel has come to rest (`jackpot-display.ts`), a reel waits for another scatter, the volume is tried (`volume-slider.tsx`)',
  peg: 'each peg of a slow wheel (`wheel-view.ts`, `wheel-motion.ts`), a digit of the lottery’s drums, the roulette’s ball',
  whirr: 'all pegs of the jackpot’s wheel while it is fast (`wheel-view.ts`)',
  'count-up': 'an amount rises, higher as it goes (`moment-timeline.ts`, `win-show.ts`)',
  'win-small':
    'a win above the stake in a game; a small award of a draw (`moment-plan.ts`, `games/engine/sound.ts`)',
  'win-medium': 'a big win; an award of the middle size',
  'win-large': 'a grand win; a jackpot',
  error: 'a message says that something failed (`sync-sound.ts`)',
  mail: 'mail has arrived (`sync-sound.ts`)',
  'reel-start': 'the reels begin to turn (`reel-view.ts`), any other round begins',
  'reel-stop': 'a reel has come to rest (`reel-view.ts`); lower, a round ends without a win',
  curtain: 'a hand draws the lobby’s banner aside (`lobby-display.ts`); free spins begin (`free-spins.ts`)',
};

export const WHEN_LOOP_PLAYED =
  'in the lobby and all panels while *Music* is on, at 0.55 of the effects; silent during a game';
