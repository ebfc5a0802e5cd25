import { posterSvg } from '../../../assets/parts/poster.ts';
import { symbolSvg } from '../../../assets/parts/symbol-frame.ts';
import type { StudioPackage } from '../build/studio-package.ts';
import { TIDE_POSTER, tideBackdrop, tideTitle } from './tide-art.ts';
import { tideModes } from './tide-maths.ts';
import { TIDE_SYMBOLS } from './tide-symbols.ts';

/** A slot of five reels and ten lines, whose free rounds can be bought. */
export const LANTERN_TIDE: StudioPackage = {
  title: 'Lantern Tide',
  brand: 'Brass Street',
  makeModes: tideModes,
  pageEntry: 'tools/studio-packages/lantern-tide/page/main.ts',
  drawPictures: () => ({
    backdrop: { svg: tideBackdrop(), width: 1_100 },
    title: { svg: tideTitle(), width: 900 },
    ...Object.fromEntries(
      Object.entries(TIDE_SYMBOLS).map(([name, draw]) => [name, { svg: symbolSvg(name, draw), width: 320 }]),
    ),
  }),
  drawPoster: () => posterSvg(TIDE_POSTER),
};
