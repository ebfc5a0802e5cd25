import { findChromium, findInstalledChromium } from '../../../tools/chromium.ts';
import { findPackagedChromium } from '../../../tools/packaged-chromium.ts';

export const CHROMIUM = findChromium();
/** Reference screenshots are of this one alone, whatever runs the other tests. */
const PACKAGED = findPackagedChromium();

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
export const PLAIN = launch(
  CHROMIUM,
  '--disable-gpu',
  // Where each test has a browser, threads that compile and clean up beside the page only take turns with the others.
  '--js-flags=--single-threaded',
);

const windowed = process.env.CHROME_PATH || findInstalledChromium();
/** A browser with windows, for the notifications that a person presses; null where none is installed. */
export const WINDOWED = windowed ? launch(windowed, '--disable-gpu') : null;

/** A processor plays the graphics card: WebGL, and the same pixels every time, as other GL flags give other pixels. */
export const DRAWN = launch(
  PACKAGED ?? CHROMIUM,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  // A picture that comes after the first paint would be painted alone, and the clipped edges around it get other pixels.
  '--disable-partial-raster',
);
