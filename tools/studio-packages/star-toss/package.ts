import { posterSvg } from '../../../assets/parts/poster.ts';
import type { StudioPackage } from '../build/studio-package.ts';
import { COIN_METALS, coinSvg, tossBackdrop } from './toss-art.ts';
import { tossModes } from './toss-maths.ts';
import { TOSS_POSTER } from './toss-poster.ts';

/** A coin that pays by its metal when it falls on its star. */
export const STAR_TOSS: StudioPackage = {
  title: 'Star Toss',
  brand: 'Brass Street',
  makeModes: tossModes,
  pageEntry: 'tools/studio-packages/star-toss/page/main.ts',
  drawPictures: () => ({
    backdrop: { svg: tossBackdrop(), width: 1_100 },
    ...Object.fromEntries(
      COIN_METALS.flatMap((name) =>
        (['heads', 'tails'] as const).map((side) => [
          `${name}-${side}`,
          { svg: coinSvg(name, side), width: 560 },
        ]),
      ),
    ),
  }),
  drawPoster: () => posterSvg(TOSS_POSTER),
};
