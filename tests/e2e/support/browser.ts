import { findChromium } from '../../../tools/chromium.ts';
import { findHeadlessShell } from '../../../tools/headless-shell.ts';

export const CHROMIUM = findChromium();

/** Quiet, no traffic of the browser's own, and the same colours on every screen. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

const launch = (program: string, ...args: string[]) => ({
  executablePath: program,
  args: [...QUIET, ...args],
});

/** Without a graphics card's emulation, which took two thirds of a page's cost and shows nothing that is asked for. */
export const PLAIN = launch(findHeadlessShell(CHROMIUM) || CHROMIUM, '--disable-gpu');

/** The whole browser, for what belongs to its windows: an app's installation, notifications. */
export const WHOLE = launch(CHROMIUM, '--disable-gpu');

/**
 * A processor plays the graphics card: WebGL, and the same pixels every time, as other GL flags give other pixels.
 * The page itself is drawn without it: Debian's wrapper would have it emulated too.
 */
export const DRAWN = launch(
  CHROMIUM,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--disable-gpu-rasterization',
);
