import type { Pen } from './pen.ts';

const FILTER_BOX = 'x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB"';

export interface RimOptions {
  rim?: string;
  glow?: string;
  /** Strength of the glow behind, 0 to 1. */
  glowStrength?: number;
  glowSize?: number;
  /** Strength of the core shade on the side away from the light. */
  shade?: number;
  /** 1 puts the light at the upper right, -1 at the upper left. */
  side?: 1 | -1;
  /** Scales every distance: smaller for small things. */
  size?: number;
}

/**
 * Light for things that bring their own colours: a glow and a cast shadow behind, a core shade on the side
 * away from the light, a bright rim on the side towards it.
 */
export function rim(pen: Pen, options: RimOptions = {}): string {
  const { rim: edge = '#ffe7a6', glow = '#ff9a3c', glowStrength = 0.6, glowSize = 9, shade = 0.5 } = options;
  const { side = 1, size = 1 } = options;
  return pen.url(
    (id) => `<filter id="${id}" ${FILTER_BOX}>
<feGaussianBlur in="SourceAlpha" stdDeviation="${glowSize * size}" result="halo"/>
<feFlood flood-color="${glow}" flood-opacity="${glowStrength}"/><feComposite in2="halo" operator="in" result="glow"/>
<feOffset in="SourceAlpha" dx="${-3 * side * size}" dy="${8 * size}"/><feGaussianBlur stdDeviation="${4.5 * size}"/>
<feComponentTransfer result="cast"><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/><feFuncA type="linear" slope=".65"/></feComponentTransfer>
<feOffset in="SourceAlpha" dx="${8 * side * size}" dy="${-10 * size}"/><feGaussianBlur stdDeviation="${5 * size}" result="lit"/>
<feComposite in="SourceAlpha" in2="lit" operator="out" result="dark"/>
<feFlood flood-color="#14061a" flood-opacity="${shade}"/><feComposite in2="dark" operator="in" result="core"/>
<feOffset in="SourceAlpha" dx="${-2 * side * size}" dy="${2.3 * size}" result="inner"/>
<feComposite in="SourceAlpha" in2="inner" operator="out"/><feGaussianBlur stdDeviation="${Math.max(0.6, 0.5 * size)}"/>
<feComposite in2="SourceAlpha" operator="in" result="band"/>
<feFlood flood-color="${edge}"/><feComposite in2="band" operator="in" result="edge"/>
<feMerge><feMergeNode in="glow"/><feMergeNode in="cast"/><feMergeNode in="SourceGraphic"/><feMergeNode in="core"/><feMergeNode in="edge"/></feMerge></filter>`,
  );
}

export interface ReliefOptions {
  light?: string;
  glow?: string;
  glowStrength?: number;
  glowSize?: number;
  /** Colour of the dark line around. */
  key?: string;
  keyWidth?: number;
  /** How round the edges are, in units. */
  bevel?: number;
  height?: number;
  /** Direction of the light: 225 comes from the upper left, 315 from the upper right. */
  azimuth?: number;
}

/** Light for engraved silhouettes in one metal: dark keyline, rounded bevel with highlights, cast shadow, glow. */
export function relief(pen: Pen, options: ReliefOptions = {}): string {
  const { light = '#fff4cf', glow = '#ffb347', glowStrength = 0.6, glowSize = 10, key = '#3a1c05' } = options;
  const { keyWidth = 1.7, bevel = 1.7, height = 4, azimuth = 292 } = options;
  return pen.url(
    (id) => `<filter id="${id}" ${FILTER_BOX}>
<feGaussianBlur in="SourceAlpha" stdDeviation="${glowSize}" result="halo"/>
<feFlood flood-color="${glow}" flood-opacity="${glowStrength}"/><feComposite in2="halo" operator="in" result="glow"/>
<feMorphology in="SourceAlpha" operator="dilate" radius="${keyWidth}" result="wide"/>
<feFlood flood-color="${key}" flood-opacity=".96"/><feComposite in2="wide" operator="in" result="line"/>
<feOffset in="wide" dx="-3" dy="7"/><feGaussianBlur stdDeviation="4"/>
<feComponentTransfer result="cast"><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/><feFuncA type="linear" slope=".7"/></feComponentTransfer>
<feGaussianBlur in="SourceAlpha" stdDeviation="${bevel}" result="dome"/>
<feDiffuseLighting in="dome" surfaceScale="${height}" diffuseConstant="1.1" lighting-color="#fff" result="form"><feDistantLight azimuth="${azimuth}" elevation="52"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="form" operator="arithmetic" k1="1.06" k2=".12" k3="0" k4="0"/><feComposite in2="SourceAlpha" operator="in" result="face"/>
<feSpecularLighting in="dome" surfaceScale="${height}" specularConstant="1.05" specularExponent="20" lighting-color="${light}" result="shine"><feDistantLight azimuth="${azimuth}" elevation="38"/></feSpecularLighting>
<feComposite in="shine" in2="SourceAlpha" operator="in" result="gleam"/>
<feMerge><feMergeNode in="glow"/><feMergeNode in="cast"/><feMergeNode in="line"/><feMergeNode in="face"/><feMergeNode in="gleam"/></feMerge></filter>`,
  );
}

/** Puts what is inside under one filter. */
export function under(filter: string, ...content: string[]): string {
  return `<g filter="${filter}">${content.join('')}</g>`;
}

/** Softens what is far away, or so near that the eye cannot hold it. */
export function blurred(amount: number, ...content: string[]): string {
  return `<g style="filter:blur(${amount}px)">${content.join('')}</g>`;
}

export function faded(opacity: number, ...content: string[]): string {
  return `<g opacity="${opacity}">${content.join('')}</g>`;
}
