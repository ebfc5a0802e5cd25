import { DEFAULT_PAINT, type Paint, type Ramp } from './paint.ts';
import { DEFAULT_THEME, type ThemeTokens } from './theme.ts';

/** Lightness 0-1 and the two chroma axes of OKLab. */
type Lab = readonly [number, number, number];

/** Anchors of a material from dark to light; between two of them its colours are mixed. */
const CURVES = {
  metal: ['brassShadow', 'brassDark', 'brassBase', 'brass', 'brassLight'],
  ground: ['ink', 'panel', 'quiet'],
  velvet: ['velvet'],
  action: ['actionInk', 'actionDark', 'action', 'actionLight'],
  mega: ['mega'],
  major: ['major'],
  minor: ['minor'],
  mini: ['mini'],
} as const;

const BLACK: Lab = [0, 0, 0];
const WHITE: Lab = [1, 0, 0];
/** Below this chroma a colour has no hue. */
const NO_CHROMA = 0.003;

/** The mapping of the default theme's colours to those of `tokens`. */
export function createPaint(tokens: ThemeTokens): Paint {
  const map = (material: keyof typeof CURVES) => createMap(CURVES[material], tokens);
  const metal = map('metal');
  const jewels = { mega: map('mega'), major: map('major'), minor: map('minor'), mini: map('mini') };
  const tint = (ramp: Ramp): Ramp => ramp.map(([at, colour]) => [at, metal(colour)]);
  return {
    metal,
    ground: map('ground'),
    velvet: map('velvet'),
    action: map('action'),
    jewel: (tier, colour) => jewels[tier](colour),
    ramp: tint(DEFAULT_PAINT.ramp),
    letterRamp: tint(DEFAULT_PAINT.letterRamp),
  };
}

function createMap(names: readonly (keyof ThemeTokens)[], tokens: ThemeTokens): (colour: string) => string {
  const before = names.map((name) => DEFAULT_THEME.tokens[name]);
  const after = names.map((name) => tokens[name]);
  if (before.every((colour, at) => colour.toUpperCase() === after[at]?.toUpperCase()))
    return (colour) => colour;
  const from = [BLACK, ...before.map(toLab), WHITE];
  const to = [BLACK, ...after.map(toLab), WHITE];
  const known = new Map<string, string>();
  return (colour) => {
    let found = known.get(colour);
    if (found === undefined) {
      found = moveAlong(toLab(colour), from, to);
      known.set(colour, found);
    }
    return found;
  };
}

/** The colour at the same position of the other curve, with the same offset in hue and chroma. */
function moveAlong(colour: Lab, from: readonly Lab[], to: readonly Lab[]): string {
  let at = 0;
  while (at < from.length - 2 && colour[0] > (from[at + 1] as Lab)[0]) at += 1;
  const low = from[at] as Lab;
  const high = from[at + 1] as Lab;
  const share = (colour[0] - low[0]) / (high[0] - low[0]);
  const old = mix(low, high, share);
  const next = mix(to[at] as Lab, to[at + 1] as Lab, share);
  const strength = old[1] ** 2 + old[2] ** 2;
  if (strength < NO_CHROMA ** 2) return toHex(next);
  // Hue and chroma are rotated together: the quotient of two chroma vectors, applied to the colour's own.
  const turnA = (next[1] * old[1] + next[2] * old[2]) / strength;
  const turnB = (next[2] * old[1] - next[1] * old[2]) / strength;
  return toHex([next[0], colour[1] * turnA - colour[2] * turnB, colour[1] * turnB + colour[2] * turnA]);
}

function mix(low: Lab, high: Lab, share: number): Lab {
  const at = (index: 0 | 1 | 2) => low[index] + (high[index] - low[index]) * share;
  return [at(0), at(1), at(2)];
}

const toLinear = (value: number) => (value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92);
const fromLinear = (value: number) =>
  value > 0.0031308 ? 1.055 * value ** (1 / 2.4) - 0.055 : value * 12.92;

function toLab(colour: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((value) => Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
