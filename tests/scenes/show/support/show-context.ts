import { DEFAULT_PAINT } from '../../../../contract/config/paint.ts';
import { DEFAULT_THEME } from '../../../../contract/config/theme.ts';
import { formatCents } from '../../../../contract/money.ts';
import { fullMotion, type Motion } from '../../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../../scenes/scene.ts';
import { handClock } from '../../support/hand-clock.ts';

/** What a platform lends a scene, without pictures; `sounds` lists what was heard. */
export function showContext(motion: Motion = fullMotion) {
  const sounds: string[] = [];
  const context: SceneContext = {
    renderer: 'webgl',
    resolution: 1,
    theme: DEFAULT_THEME.tokens,
    paint: DEFAULT_PAINT,
    fonts: { display: 'serif', figures: 'sans-serif', text: 'sans-serif' },
    motion,
    clock: handClock().clock,
    word: (key) => key,
    money: (amount) => formatCents(amount, { locale: 'en', sign: '$' }),
    onThemeChange: () => () => undefined,
    loadImage: async () => document.createElement('canvas'),
    playSound: (name) => sounds.push(name),
    stopSound: () => undefined,
    draw: () => undefined,
  };
  return { context, sounds };
}
