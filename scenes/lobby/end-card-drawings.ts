import {
  END_CARD_PADDING,
  endCardLine,
  endCardPlate,
  endCardSvg,
  endPlateSvg,
  withBleed,
} from '../ornaments/end-card.ts';
import { drawLettering, fitLettering, type Lettering } from '../parts/lettering.ts';
import { type Drawing, softShare } from '../parts/sheet.ts';
import type { SceneContext } from '../scene.ts';
import type { LobbyContent } from './content.ts';
import type { LobbyLayout } from './layout.ts';

/**
 * A closed curtain for each rail that ends before the width does, and a plate with the rail's name and its way to all.
 * @param keyOf the textures' keys for a rail's
 */
export function endCardDrawings(
  context: SceneContext,
  layout: LobbyLayout,
  content: LobbyContent,
  keyOf: { card: (rail: string) => string; plate: (rail: string) => string },
): Drawing[] {
  const { paint, fonts, theme } = context;
  // At density 2 the curtains of a wide window would fill three pages.
  const share = softShare(context);
  return layout.rails.flatMap(({ key, endCard }, index): Drawing[] => {
    const rail = content.rails[index];
    if (!endCard || !rail) return [];
    const { width, height } = endCard;
    const plate = endCardPlate(endCard);
    const around = withBleed(plate);
    // From here on as seen from the plate's own corner.
    const own = { ...plate, x: plate.x - around.x, y: plate.y - around.y };
    const line = { x: own.x + own.width / 2, align: 'center' } as const;
    const most = plate.width - 2 * END_CARD_PADDING;
    const title: Lettering = {
      ...line,
      ...endCardLine(own, 'title'),
      text: rail.title,
      weight: 400,
      family: fonts.display,
      sizePx: 22,
      fill: paint.letterRamp,
    };
    const all: Lettering = {
      ...line,
      ...endCardLine(own, 'all'),
      text: `${rail.allWord} ${rail.allCount}`,
      weight: 600,
      family: fonts.text,
      sizePx: 15,
      fill: theme.text,
    };
    const letter = (canvas: CanvasRenderingContext2D) => {
      for (const lettering of [title, all]) drawLettering(canvas, fitLettering(canvas, lettering, most));
    };
    const curtain = endCardSvg(paint, width, height);
    return [
      { key: keyOf.card(key), width: width * share, height: height * share, svg: curtain },
      {
        key: keyOf.plate(key),
        width: around.width,
        height: around.height,
        svg: endPlateSvg(paint, around),
        letter,
      },
    ];
  });
}
