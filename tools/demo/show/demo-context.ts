import { createPaint } from '../../../contract/config/recolour.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../../../contract/config/theme.ts';
import { formatCents } from '../../../contract/money.ts';
import { fullMotion, reducedMotion } from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import { browserClock, loadFonts, loadImage } from '../../../src/stage/scene-context.ts';

const FONTS = {
  display: '"Limelight", "Figtree", serif',
  figures: '"Bebas Neue", "Figtree", sans-serif',
  text: '"Figtree", sans-serif',
};

/** Key and name of each skin that can be chosen, the default theme first. */
export const LOOKS: readonly (readonly [string, string])[] = [
  ['', DEFAULT_THEME.name],
  ...Object.entries(VIP_THEMES).map(([key, { name }]) => [key, name.en] as const),
];

export const loadDemoFonts = () => loadFonts(FONTS, 'GRAND WIN LEVEL UP ₱0123456789.,');

export const tokensOf = (look: string): ThemeTokens => ({
  ...DEFAULT_THEME.tokens,
  ...VIP_THEMES[look]?.tokens,
});

export const writeMoney: SceneContext['money'] = (amount) => formatCents(amount, { locale: 'en', sign: '₱' });

/** The context that the stage passes to a scene, without stores and sound. */
export function createDemoContext(look: string, isReduced: boolean, draw: () => void): SceneContext {
  const theme = tokensOf(look);
  return {
    renderer: 'webgl',
    resolution: Math.min(2, devicePixelRatio),
    theme,
    paint: createPaint(theme),
    fonts: FONTS,
    motion: isReduced ? reducedMotion : fullMotion,
    clock: browserClock,
    word: (key) => key,
    money: writeMoney,
    onThemeChange: () => () => {},
    loadImage,
    nextTask: async () => {},
    playSound: () => {},
    stopSound: () => {},
    draw,
  };
}
