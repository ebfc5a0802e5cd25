import { formatCents } from '../../contract/money.ts';
import { fullMotion, lowPowerMotion, type Motion, reducedMotion } from '../../scenes/parts/motion.ts';
import type { SceneClock, SceneContext, SceneFonts } from '../../scenes/scene.ts';
import { formatLocale, isMessageKey, t } from '../platform/i18n.ts';
import { nextTask } from '../platform/next-task.ts';
import { isSoundName } from '../platform/sound/sound-names.ts';
import { playSound, stopSound } from '../platform/sound.ts';
import { preferencesStore } from '../session/config/preferences-store.ts';
import { themeStore } from '../session/config/theme-store.ts';
import { observeStore } from './observe-store.ts';
import type { RendererKind } from './renderer-choice.ts';

/** Time for scenes: nothing comes due while the page is hidden. */
export const browserClock: SceneClock = {
  now: () => performance.now(),
  after(ms, work) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', wake);
      work();
    };
    timer = setTimeout(() => {
      timer = undefined;
      if (document.visibilityState === 'visible') work();
      else document.addEventListener('visibilitychange', wake);
    }, ms);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  },
};

export function chooseMotion(isThrifty: boolean): Motion {
  const prefersReducedMotion =
    preferencesStore.getState().isMotionReduced || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (prefersReducedMotion) return reducedMotion;
  return isThrifty ? lowPowerMotion : fullMotion;
}

function readFonts(): SceneFonts {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    display: read('--font-display', 'serif'),
    figures: read('--font-figures', 'sans-serif'),
    text: read('--font-text', 'sans-serif'),
  };
}

/** Waits for the fonts of these texts: a canvas keeps the font that it was painted with. */
export async function loadFonts(fonts: SceneFonts, words: string): Promise<void> {
  const { display, figures, text } = fonts;
  await Promise.all(
    [
      `400 20px ${display}`,
      `400 20px ${figures}`,
      `500 14px ${text}`,
      `700 14px ${text}`,
      `800 14px ${text}`,
    ].map((font) => document.fonts.load(font, words).catch(() => [])),
  );
}

export async function loadImage(address: string, isUrgent = true): Promise<CanvasImageSource> {
  const image = new Image();
  image.decoding = 'async';
  image.fetchPriority = isUrgent ? 'auto' : 'low';
  image.src = address;
  await image.decode();
  return image;
}

export interface ContextOptions {
  readonly renderer: RendererKind;
  readonly resolution: number;
  /** Data or power is to be spared. */
  readonly isThrifty: boolean;
  readonly draw: () => void;
}

export function createSceneContext({ renderer, resolution, isThrifty, draw }: ContextOptions): SceneContext {
  return {
    renderer,
    resolution,
    get theme() {
      return themeStore.getState().tokens;
    },
    get paint() {
      return themeStore.getState().paint;
    },
    fonts: readFonts(),
    motion: chooseMotion(isThrifty),
    clock: browserClock,
    word: (key, values) => (isMessageKey(key) ? t(key, values) : key),
    money: (amount) => formatCents(amount, { locale: formatLocale(), sign: t('shell.currency.sign') }),
    onThemeChange: (listener) => observeStore(themeStore, (state) => state.paint).subscribe(listener),
    loadImage,
    nextTask,
    playSound: (name, rate = 1) => {
      if (isSoundName(name)) playSound(name, { rate });
    },
    stopSound: (name) => {
      if (isSoundName(name)) stopSound(name);
    },
    draw,
  };
}
