import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Subsets fonts to the few glyphs that the page needs: run by hand when they change,
 * `npm exec -- node tools/build/subset-fonts.ts`. The output is committed in assets/fonts.
 */
/** The `unicode-range` of a basic face in frame-faces.css. Pixi measures every face by the signs É and Å. */
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const BASIC = `${ASCII}\u00a0·ÅÉ×–—‘’“”…−`;

const CUTS = [
  {
    from: 'node_modules/@fontsource-variable/oswald/files/oswald-latin-ext-wght-normal.woff2',
    glyphs: '₱',
    to: 'peso-sign.woff2',
  },
  {
    from: 'node_modules/@fontsource/limelight/files/limelight-latin-400-normal.woff2',
    glyphs: BASIC,
    to: 'limelight-basic.woff2',
  },
  {
    from: 'node_modules/@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2',
    glyphs: BASIC,
    to: 'bebas-neue-basic.woff2',
  },
  {
    from: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    glyphs: BASIC,
    to: 'figtree-basic.woff2',
  },
  {
    // The language's own name must be readable before Chinese is selected.
    from: [117, 118, 119].map(
      (slice) =>
        `node_modules/@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${slice}-wght-normal.woff2`,
    ),
    glyphs: ['简', '体文', '中'],
    to: ['chinese-name-1.woff2', 'chinese-name-2.woff2', 'chinese-name-3.woff2'],
  },
] as const;

mkdirSync('assets/fonts', { recursive: true });
for (const cut of CUTS) {
  const sources = [cut.from].flat();
  const glyphs = [cut.glyphs].flat();
  const targets = [cut.to].flat();
  for (const [at, source] of sources.entries()) {
    const cutOut = await subsetFont(readFileSync(source), glyphs[at] ?? '', { targetFormat: 'woff2' });
    writeFileSync(`assets/fonts/${targets[at]}`, cutOut);
    console.log(`${targets[at]}: ${cutOut.length} bytes`);
  }
}
