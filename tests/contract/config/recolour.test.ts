import { describe, expect, it } from 'vitest';
import { contrastOf, findLowContrast, TEXT_CONTRAST } from '../../../contract/config/contrast.ts';
import { createPaint } from '../../../contract/config/recolour.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../../../contract/config/theme.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';

const THEMES: [string, ThemeTokens][] = [
  ['the default', DEFAULT_THEME.tokens],
  ...Object.entries(VIP_THEMES).map(([type, look]): [string, ThemeTokens] => [
    `VIP ${type}, ${look.name.en}`,
    { ...DEFAULT_THEME.tokens, ...look.tokens },
  ]),
];

describe('contrast ratio', () => {
  it('contrast of black, white and a known grey is the one of the WCAG definition', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBe(21);
    expect(contrastOf('#FFFFFF', '#FFFFFF')).toBe(1);
    expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
  });

  it.each(THEMES)('[K10] text contrast meets WCAG AA on every theme background in %s', (_name, tokens) => {
    expect(findLowContrast(tokens)).toEqual([]);
  });

  it('colour pair with too low contrast is named', () => {
    const found = findLowContrast({ ...DEFAULT_THEME.tokens, quiet: '#4A4350' });
    expect(found.map(({ text }) => text)).toContain('quiet');
    for (const { contrast } of found) expect(contrast).toBeLessThan(TEXT_CONTRAST);
  });
});

describe('recolouring by theme', () => {
  const DRAWN = ['#FFF6D2', '#D89B34', '#8A5A18', '#2B1408', '#140D1C', '#3A0008', '#FFFFFF', '#000000'];

  it('default theme changes no colour', () => {
    const paint = createPaint({ ...DEFAULT_THEME.tokens });
    for (const colour of DRAWN) {
      expect([paint.metal(colour), paint.ground(colour), paint.velvet(colour)]).toEqual([
        colour,
        colour,
        colour,
      ]);
    }
  });

  it.each(THEMES.slice(1))('anchor colours become exactly the tokens of theme %s', (_name, tokens) => {
    const paint = createPaint(tokens);
    for (const token of ['brassLight', 'brass', 'brassBase', 'brassDark', 'brassShadow'] as const) {
      expect(paint.metal(DEFAULT_THEME.tokens[token]).toUpperCase()).toBe(tokens[token]);
    }
    for (const token of ['ink', 'panel'] as const) {
      expect(paint.ground(DEFAULT_THEME.tokens[token]).toUpperCase()).toBe(tokens[token]);
    }
    expect(paint.velvet(DEFAULT_THEME.tokens.velvet).toUpperCase()).toBe(tokens.velvet);
  });

  it.each(THEMES)('metal ramp keeps its order of lightness in theme %s', (_name, tokens) => {
    const { ramp } = createPaint(tokens);
    const light = ramp.map(([, colour]) => contrastOf(colour, '#000000'));
    const drawn = createPaint(DEFAULT_THEME.tokens).ramp.map(([, colour]) => contrastOf(colour, '#000000'));
    const order = (values: number[]) =>
      values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
    expect(order(light)).toEqual(order(drawn));
  });

  it('jewel and action colours change only where the theme changes them', () => {
    const paint = createPaint({ ...DEFAULT_THEME.tokens, ...VIP_THEMES[5]?.tokens, major: '#3C8CF0' });
    expect(paint.action('#25D9C4')).toBe('#25D9C4');
    expect(paint.jewel('mini', '#174032')).toBe('#174032');
    expect(paint.jewel('major', '#A558E8').toUpperCase()).toBe('#3C8CF0');
  });
});
