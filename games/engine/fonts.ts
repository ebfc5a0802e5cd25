import { currentLocale } from '../../src/platform/i18n.ts';

const FONT_FACES = ['24px Limelight', '24px "Bebas Neue"', '500 16px Figtree'];
/** A sign that the display faces lack and a second face of the same family brings. */
const SAMPLE = 'Aa₱0';
const LONGEST_WAIT_MS = 4_000;

/**
 * Waits for the fonts that are painted on the canvas: unlike the page's text, paint is not redone by itself.
 * @param painted every text that may be painted; of the Chinese face only the slices with its signs are loaded
 */
export async function loadFonts(painted: readonly string[]): Promise<void> {
  const loading = FONT_FACES.map((face) => document.fonts.load(face, SAMPLE));
  if (currentLocale() === 'zh-CN') {
    await import('@fontsource-variable/noto-sans-sc/wght.css');
    loading.push(document.fonts.load('24px "Noto Sans SC Variable"', painted.join('')));
  }
  const late = new Promise((done) => setTimeout(done, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(loading), late]);
}
