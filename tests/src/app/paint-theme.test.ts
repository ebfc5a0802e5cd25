import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPaint } from '../../../contract/config/recolour.ts';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import { VIP_THEMES } from '../../../server/rewards/default-vip-themes.ts';
import { cssOf, paintTheme } from '../../../src/app/paint-theme.ts';
import { themeStore } from '../../../src/session/config/theme-store.ts';

const themeOf = (look: object) => {
  const tokens = { ...DEFAULT_THEME.tokens, ...look };
  return { tokens, paint: createPaint(tokens) };
};

/** Colours and gradients that the style sheet declares, in one line each. */
function readDeclared(): Map<string, string> {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  const root = css.slice(css.indexOf(':root'), css.indexOf('\n}'));
  const found = [...root.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6}|linear-gradient\([^;]+\));/g)];
  const tidy = (value: string) => value.replaceAll(/\s+/g, ' ').replaceAll(/\( | \)/g, (edge) => edge.trim());
  return new Map(found.map(([, name = '', value = '']) => [name, tidy(value)]));
}

describe('theme variables', () => {
  it('[D13] default theme has the values of the style sheet, so that the first paint does not flash', () => {
    const declared = readDeclared();
    const painted = [...cssOf(themeOf({}))].map(([name, value]) => [name, value.toLowerCase()]);
    expect(Object.fromEntries(painted)).toEqual(Object.fromEntries(declared));
  });

  it('[K10] another theme changes every metal and every background colour', () => {
    const before = cssOf(themeOf({}));
    const after = cssOf(themeOf(VIP_THEMES[5]?.tokens ?? {}));
    const same = [...before.keys()].filter((name) => before.get(name) === after.get(name));
    expect(same.filter((name) => !/action|danger|success|mega|major|minor|mini/.test(name))).toEqual([]);
  });
});

/** A browser that fades; the changes it was handed are made when the test says so, as at its next frame. */
function fadingPage() {
  const waiting: (() => Promise<void>)[] = [];
  const variables = new Map<string, string>();
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    documentElement: { style: { setProperty: (name: string, value: string) => variables.set(name, value) } },
    getElementById: () => null,
    querySelector: () => null,
    startViewTransition(change: () => Promise<void>) {
      waiting.push(change);
      const done = Promise.resolve();
      return { ready: done, finished: done, updateCallbackDone: done };
    },
  });
  const frame = async () => {
    for (const change of waiting.splice(0)) await change();
  };
  return { frame, variables };
}

describe('theme change', () => {
  const first = themeStore.getState();
  const theme = (brass: string) => ({
    name: first.name,
    images: {},
    tokens: { ...DEFAULT_THEME.tokens, brass },
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    themeStore.setState(first);
  });

  it('[K10] last requested theme is shown, also when it changes twice within a frame', async () => {
    const { frame, variables } = fadingPage();
    paintTheme(theme('#336699'));
    paintTheme(theme(DEFAULT_THEME.tokens.brass));
    await frame();
    expect(themeStore.getState().tokens.brass).toBe(DEFAULT_THEME.tokens.brass);
    expect(variables.get('--brass')).toBe(DEFAULT_THEME.tokens.brass);
  });

  it('[K10] last of two themes within a frame is shown, and a later one after it', async () => {
    const { frame, variables } = fadingPage();
    paintTheme(theme('#336699'));
    paintTheme(theme('#993366'));
    await frame();
    expect(variables.get('--brass')).toBe('#993366');
    paintTheme(theme('#336699'));
    await frame();
    expect(variables.get('--brass')).toBe('#336699');
    expect(themeStore.getState().tokens.brass).toBe('#336699');
  });
});
