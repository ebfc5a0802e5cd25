import { valanceSvg } from '../ornaments/valance.ts';
import { FLAG_HEIGHT, flagSvg, stepHeight, stepSvg } from '../ornaments/vip-step.ts';
import { drawLettering, measureLettering, readRuler } from '../parts/lettering.ts';
import { type Drawing, Sheet } from '../parts/sheet.ts';
import type { SceneContext } from '../scene.ts';
import { VALANCE } from './layout.ts';
import type { StairsShow } from './stairs-watches.ts';

/** Keys of the textures on the sheet. */
export const artKey = {
  step: (showType: number, isLit: boolean) => `step:${showType}:${isLit ? 'lit' : 'dark'}`,
  wall: (showType: number) => `wall:${showType}`,
  flag: 'flag',
  valance: 'valance',
  glow: 'glow',
  light: 'light',
  ring: 'ring',
  bar: 'bar',
} as const;

const FLAG_PX = 13;
export const GLOW_PX = 220;

function flagLettering({ fonts, theme }: SceneContext, text: string) {
  return { text, weight: 700, family: fonts.text, sizePx: FLAG_PX, fill: theme.text, lineHeight: 23, y: 0 };
}

const flagWidth = (context: SceneContext, text: string): number =>
  Math.ceil(measureLettering(readRuler(), { ...flagLettering(context, text), x: 0 })) + 30;

/** Everything of the stairs that more than one step shows. Must be destroyed by its owner. */
export async function paintStairsArt(context: SceneContext, { layout, content }: StairsShow): Promise<Sheet> {
  const { theme } = context;
  const height = stepHeight(layout);
  const drawings: Drawing[] = Object.values(content.balconies).flatMap((balcony) =>
    [true, false].map((isLit) => ({
      key: artKey.step(balcony.showType, isLit),
      width: layout.pitch,
      height,
      svg: stepSvg(balcony, layout, isLit),
    })),
  );
  const flag = flagWidth(context, content.hereWord);
  drawings.push({
    key: artKey.flag,
    width: flag,
    height: FLAG_HEIGHT,
    svg: flagSvg({ metal: theme.brass, light: theme.brassLight, ink: theme.ink }, flag),
    letter: (canvas) =>
      drawLettering(canvas, {
        ...flagLettering(context, content.hereWord),
        x: flag / 2,
        align: 'center',
      }),
  });
  drawings.push({
    key: artKey.valance,
    width: layout.width,
    height: VALANCE,
    svg: valanceSvg(context.paint, layout.width, VALANCE),
  });
  const sheet = new Sheet(context.resolution);
  try {
    await sheet.draw(drawings, context);
    await context.nextTask();
  } catch (error) {
    sheet.destroy();
    throw error;
  }
  for (const { showType, ink } of Object.values(content.balconies)) {
    sheet.add(artKey.wall(showType), layout.pitch, 96, (canvas) => {
      const dusk = canvas.createLinearGradient(0, 0, 0, 96);
      dusk.addColorStop(0, ink);
      dusk.addColorStop(1, '#050307');
      canvas.fillStyle = dusk;
      canvas.fillRect(0, 0, layout.pitch, 96);
    });
  }
  addGlow(sheet, theme.brassLight, theme.brass);
  addPixel(sheet, artKey.ring, theme.brassLight);
  addPixel(sheet, artKey.bar, theme.brassLight);
  addPixel(sheet, artKey.light, '#fff4d62e');
  return sheet;
}

function addPixel(sheet: Sheet, key: string, colour: string): void {
  sheet.add(key, 4, 4, (canvas) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 4, 4);
  });
}

/** The light behind the player's own medallion. */
function addGlow(sheet: Sheet, bright: string, warm: string): void {
  const middle = GLOW_PX / 2;
  sheet.add(artKey.glow, GLOW_PX, GLOW_PX, (canvas) => {
    const lamp = canvas.createRadialGradient(middle, middle, 0, middle, middle, middle);
    lamp.addColorStop(0, `${bright}cc`);
    lamp.addColorStop(0.25, `${warm}70`);
    lamp.addColorStop(1, `${warm}00`);
    canvas.fillStyle = lamp;
    canvas.fillRect(0, 0, GLOW_PX, GLOW_PX);
  });
}
