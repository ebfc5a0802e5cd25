import { createPaint } from './recolour.ts';
import type { ThemeToken, ThemeTokens } from './theme.ts';

/** WCAG 2.2 AA: text of any size, and meaningful lines. */
export const TEXT_CONTRAST = 4.5;

/** Relative luminance of `#rrggbb`, 0-1. */
function luminanceOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Measures the contrast of two colours by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ink', 'shade', 'sheet', 'panel'] as const satisfies readonly ThemeToken[];
const TEXT_COLOURS = [
  ...['text', 'text2', 'quiet', 'faint', 'brassLight', 'brass', 'brassBase', 'action', 'danger', 'success'],
  ...['megaText', 'majorText', 'minorText', 'miniText'],
] as readonly ThemeToken[];
const BUTTON = ['actionLight', 'action', 'actionDark'] as const satisfies readonly ThemeToken[];
/** Backgrounds derived from a token, by the default theme's values, and the text colours on them. */
const EMBER = '#3A2B12';
const RAISED_SURFACE = '#241A31';

export interface LowContrast {
  readonly text: string;
  readonly ground: string;
  readonly contrast: number;
}

/** Every pair of text and background with too little contrast; empty for a valid theme. */
export function findLowContrast(tokens: ThemeTokens): LowContrast[] {
  const paint = createPaint(tokens);
  const pairs: [name: string, text: string, groundName: string, ground: string][] = [
    ...GROUNDS.flatMap((ground) =>
      TEXT_COLOURS.map((word): [string, string, string, string] => [
        word,
        tokens[word],
        ground,
        tokens[ground],
      ]),
    ),
    ...BUTTON.map((ground): [string, string, string, string] => [
      'actionInk',
      tokens.actionInk,
      ground,
      tokens[ground],
    ]),
    ...(['text', 'text2', 'brassLight'] as const).map((word): [string, string, string, string] => [
      word,
      tokens[word],
      'ember',
      paint.metal(EMBER),
    ]),
    ...(['text', 'text2', 'quiet', 'brassLight'] as const).map((word): [string, string, string, string] => [
      word,
      tokens[word],
      'raised',
      paint.ground(RAISED_SURFACE),
    ]),
    ...paint.letterRamp.map(([at, colour]): [string, string, string, string] => [
      `letter ${at}`,
      colour,
      'ink',
      tokens.ink,
    ]),
  ];
  return pairs
    .map(([text, colour, ground, under]) => ({ text, ground, contrast: contrastOf(colour, under) }))
    .filter(({ contrast }) => contrast < TEXT_CONTRAST);
}
