import type { Paint, Ramp } from '../../contract/config/paint.ts';
import { createPaint } from '../../contract/config/recolour.ts';
import { after } from '../platform/clock.ts';
import { untilThemePainted } from '../session/config/theme-painters.ts';
import { type ReadTheme, type ThemeState, themeStore } from '../session/config/theme-store.ts';
import { showTitle } from './pages.ts';

/** Colours of the style sheets that follow from the tokens, as the default theme has them. */
const SHADES: Readonly<Record<'ground' | 'metal' | 'velvet', Readonly<Record<string, string>>>> = {
  ground: {
    deep: '#0b0810',
    well: '#171021',
    inset: '#1a1424',
    raised: '#241a31',
    ripple: '#2a2038',
    line: '#2d2439',
    lineSoft: '#2b2034',
    lineStrong: '#3d3249',
    plate: '#3b2c4c',
    thumb: '#4a3d5a',
    grip: '#5d4f6e',
  },
  metal: {
    metalLight: '#fff6d2',
    metalEdge: '#8a5a18',
    metalDim: '#7a5a1e',
    ember: '#2c2114',
    emberHigh: '#3a2b12',
    emberLine: '#5a4118',
    channel: '#2b1408',
  },
  velvet: { velvetGlow: '#6e1830', velvetShade: '#2b1624' },
};

/** Longest time that the page waits for the stage: an image that never loads must not freeze it. */
const PAINTING_MS = 1_000;

const gradient = (ramp: Ramp) =>
  `linear-gradient(${ramp.map(([at, colour]) => `${colour} ${Math.round(at * 100)}%`).join(', ')})`;

/** Every variable of a theme's style sheets. */
export function cssOf({ tokens, paint }: Pick<ThemeState, 'tokens' | 'paint'>): Map<string, string> {
  const shades = Object.entries(SHADES).flatMap(([material, colours]) =>
    Object.entries(colours).map(
      ([name, colour]) => [name, paint[material as keyof typeof SHADES & keyof Paint](colour)] as const,
    ),
  );
  return new Map(
    [
      ...Object.entries(tokens),
      ...shades,
      ['metal', gradient(paint.ramp)],
      ['letter', gradient(paint.letterRamp)],
    ].map(([name, value]) => [cssNameOf(name as string), value as string]),
  );
}

/** The theme requested last; a change that waits for its fade is skipped when another is requested. */
let asked: ThemeState | null = null;

/**
 * Applies a theme to page and stage together: the browser keeps the last frame until both are drawn, and fades
 * from one to the other. Under the splash, or where it cannot fade, the change is at once.
 */
export function paintTheme(wanted: ReadTheme): void {
  const before = themeStore.getState();
  const hasNewColours = JSON.stringify(wanted.tokens) !== JSON.stringify(before.tokens);
  // With the colours unchanged, nothing is repainted for a name.
  const next = { ...wanted, paint: hasNewColours ? createPaint(wanted.tokens) : before.paint };
  asked = next;
  const change = async () => {
    if (asked !== next) return;
    setVariables(next);
    themeStore.setState(next);
    if (next.name !== before.name) showTitle();
    await Promise.race([untilThemePainted(), new Promise<void>((settle) => after(PAINTING_MS, settle))]);
  };
  const isSeen = !document.getElementById('splash') && document.visibilityState === 'visible';
  if (!isSeen || !hasNewColours || !document.startViewTransition) {
    void change();
    return;
  }
  const fade = document.startViewTransition(change);
  // A page that hides, or a second change, ends it early: the change itself is made all the same.
  for (const part of [fade.ready, fade.finished, fade.updateCallbackDone]) part.catch(() => undefined);
}

function setVariables(theme: ThemeState): void {
  const { style } = document.documentElement;
  for (const [name, value] of cssOf(theme)) style.setProperty(name, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.tokens.ink);
  const name = document.querySelector('#splash .name');
  if (name) name.textContent = theme.name;
}

/** `brassLight` is `--brass-light` in CSS. */
export function cssNameOf(token: string): string {
  return `--${token
    .replaceAll(/([A-Z])/g, '-$1')
    .replaceAll(/(\d+)/g, '-$1')
    .toLowerCase()}`;
}
