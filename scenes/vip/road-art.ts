import { Sheet } from '../parts/sheet.ts';
import type { SceneContext } from '../scene.ts';
import type { LevelContent } from './content.ts';
import { MEDAL_RATIO, pointAt } from './layout.ts';
import { MEDAL_ROOM, paintMedal, paintPlate, plateHeight, plateWidth } from './medal-tile.ts';
import type { RoadShow } from './road-observables.ts';

/** Keys of the textures on the sheet. */
export const artKey = {
  medal: (level: number) => `medal:${level}`,
  plate: (level: number) => `plate:${level}`,
  glow: 'glow',
  spark: 'spark',
  light: 'light',
  ring: 'ring',
  line: 'line',
} as const;

const GLOW_PX = 160;
const SPARK_PX = 64;
/** Levels that are painted in one task. */
const LEVELS_PER_TASK = 8;

/** Everything of the road that moves: medals, plates, lights. Must be destroyed by its owner. */
export async function paintRoadArt(context: SceneContext, { layout, content }: RoadShow): Promise<Sheet> {
  const { theme } = context;
  const sheet = new Sheet(context.resolution);
  try {
    const medal = Math.ceil(pointAt(layout, 0).medal);
    for (const [index, level] of content.levels.entries()) {
      if (index % LEVELS_PER_TASK === 0) await context.nextTask();
      addLevel(sheet, context, level, content, { medal, plate: layout.plateScale });
    }
  } catch (error) {
    sheet.destroy();
    throw error;
  }
  addGlow(sheet);
  addSpark(sheet);
  addPixel(sheet, artKey.ring, theme.brassLight);
  addPixel(sheet, artKey.line, '#ffffff');
  addPixel(sheet, artKey.light, '#fff4d62e');
  return sheet;
}

function addLevel(
  sheet: Sheet,
  context: SceneContext,
  level: LevelContent,
  { themes, hereWord }: RoadShow['content'],
  { medal, plate }: { medal: number; plate: number },
): void {
  const theme = themes[level.showType];
  if (!theme) return;
  const room = 2 * MEDAL_ROOM;
  sheet.add(artKey.medal(level.level), medal + room, Math.ceil(medal * MEDAL_RATIO) + room, (canvas) =>
    paintMedal(canvas, context, level, theme, medal),
  );
  const text = level.isHere ? hereWord : level.from;
  sheet.add(artKey.plate(level.level), plateWidth(context, text, plate), plateHeight(plate), (canvas) =>
    paintPlate(canvas, context, { text, isBright: level.isHere, scale: plate }, theme),
  );
}

function addPixel(sheet: Sheet, key: string, colour: string): void {
  sheet.add(key, 4, 4, (canvas) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 4, 4);
  });
}

/** The light behind the player's own medal; white, so that each theme tints it. */
function addGlow(sheet: Sheet): void {
  const middle = GLOW_PX / 2;
  sheet.add(artKey.glow, GLOW_PX, GLOW_PX, (canvas) => {
    const lamp = canvas.createRadialGradient(middle, middle, 0, middle, middle, middle);
    lamp.addColorStop(0, '#ffffffe0');
    lamp.addColorStop(0.35, '#ffffff80');
    lamp.addColorStop(1, '#ffffff00');
    canvas.fillStyle = lamp;
    canvas.fillRect(0, 0, GLOW_PX, GLOW_PX);
  });
}

/** A star with four points. */
function addSpark(sheet: Sheet): void {
  const middle = SPARK_PX / 2;
  sheet.add(artKey.spark, SPARK_PX, SPARK_PX, (canvas) => {
    canvas.beginPath();
    canvas.moveTo(middle, 0);
    for (const [x, y] of [
      [SPARK_PX, middle],
      [middle, SPARK_PX],
      [0, middle],
      [middle, 0],
    ] as const)
      canvas.quadraticCurveTo(middle + (x - middle) * 0.12, middle + (y - middle) * 0.12, x, y);
    canvas.fillStyle = '#ffffff';
    canvas.fill();
  });
}
