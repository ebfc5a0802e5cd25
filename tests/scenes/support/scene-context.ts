import { DEFAULT_PAINT } from '../../../contract/config/paint.ts';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import { formatCents } from '../../../contract/money.ts';
import { fullMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { handClock } from './hand-clock.ts';

/** What a platform lends a scene; `sounds` lists what was heard, `state.draws` counts the frames asked for. */
export function sceneContext(parts: Partial<SceneContext> = {}) {
  const sounds: string[] = [];
  const themeListeners = new Set<() => void>();
  const state = { draws: 0 };
  const hands = handClock();
  const context: SceneContext = {
    renderer: 'webgl',
    resolution: 1,
    theme: DEFAULT_THEME.tokens,
    paint: DEFAULT_PAINT,
    fonts: { display: 'serif', figures: 'sans-serif', text: 'sans-serif' },
    motion: fullMotion,
    clock: hands.clock,
    word: (key) => key,
    money: (amount) => formatCents(amount, { locale: 'en', sign: '$' }),
    onThemeChange: (listener) => {
      themeListeners.add(listener);
      return () => themeListeners.delete(listener);
    },
    loadImage: async () => document.createElement('canvas'),
    nextTask: async () => undefined,
    playSound: (name) => sounds.push(name),
    stopSound: (name) => sounds.push(`stop ${name}`),
    draw: () => {
      state.draws += 1;
    },
    ...parts,
  };
  return { context, sounds, state, hands, themeListeners };
}
