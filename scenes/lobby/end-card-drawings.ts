import { END_CARD_PADDING, endCardLine, endCardPlate, endCardSvg } from '../ornaments/end-card.ts';
import { drawLettering, fitLettering, type Lettering } from '../parts/lettering.ts';
import type { Drawing } from '../parts/sheet.ts';
import type { SceneContext } from '../scene.ts';
import type { LobbyContent } from './content.ts';
import type { LobbyLayout } from './layout.ts';

/**
 * A closed curtain for each rail that ends before the width does, with the rail's name and its way to all.
 * @param keyOf the texture's key for a rail's
 */
export function endCardDrawings(
  { paint, fonts, theme }: SceneContext,
  layout: LobbyLayout,
  content: LobbyContent,
  keyOf: (rail: string) => string,
): Drawing[] {
  return layout.rails.flatMap(({ key, endCard }, index): Drawing[] => {
    const rail = content.rails[index];
    if (!endCard || !rail) return [];
    const { width, height } = endCard;
    const plate = endCardPlate(endCard);
    const line = { x: plate.x + plate.width / 2, align: 'center' } as const;
    const most = plate.width - 2 * END_CARD_PADDING;
    const title: Lettering = {
      ...line,
      ...endCardLine(plate, 'title'),
      text: rail.title,
      weight: 400,
      family: fonts.display,
      sizePx: 22,
      fill: paint.letterRamp,
    };
    const all: Lettering = {
      ...line,
      ...endCardLine(plate, 'all'),
      text: `${rail.allWord} ${rail.allCount}`,
      weight: 600,
      family: fonts.text,
      sizePx: 15,
      fill: theme.text,
    };
    const letter = (canvas: CanvasRenderingContext2D) => {
      for (const lettering of [title, all]) drawLettering(canvas, fitLettering(canvas, lettering, most));
    };
    return [{ key: keyOf(key), width, height, svg: endCardSvg(paint, width, height), letter }];
  });
}
