import { JACKPOT_TIERS } from '../../contract/ids.ts';
import { BULB_TEXTURE_SIZE, bulbSvg, crestSvg, curtainSvg, marqueeFrameSvg } from '../ornaments/marquee.ts';
import {
  brandPlaqueWidth,
  curtainWidth,
  flapSize,
  PENNANT_FONT_PX,
  PLAQUE_FONT_PX,
  PLAQUE_HEIGHT,
  pennantWidth,
} from '../ornaments/measures.ts';
import {
  actionButtonSvg,
  brandPlaqueSvg,
  flapSvg,
  PENNANT_HEIGHT,
  pennantColours,
  pennantSvg,
  posterGroundSvg,
  tierPlaqueSvg,
} from '../ornaments/plaques.ts';
import { drawLettering, fitLettering } from '../parts/lettering.ts';
import { type Drawing, Sheet, softShare } from '../parts/sheet.ts';
import type { SceneContext } from '../scene.ts';
import type { BoardFigures, LobbyContent } from './content.ts';
import { endCardDrawings } from './end-card-drawings.ts';
import { drawGleam, GLEAM_PX } from './gleam.ts';
import type { LobbyLayout } from './layout.ts';

/** Between a label and the ends of its button. */
const ACTION_PADDING = 8;

/** Keys of the textures, so that no view spells one by itself. */
export const artKey = {
  frame: 'frame',
  crest: 'crest',
  curtain: 'curtain',
  bulb: 'bulb',
  light: 'light',
  pixel: (name: string) => `pixel:${name}`,
  action: (label: string) => `action:${label}`,
  tier: (tier: string) => `tier:${tier}`,
  flap: 'flap',
  plaque: (brand: string) => `plaque:${brand}`,
  pennant: (kind: string) => `pennant:${kind}`,
  ground: (hue: string) => `ground:${hue}`,
  gleam: 'gleam',
  dot: 'dot',
  dotChosen: 'dot-chosen',
  endCard: (rail: string) => `end-card:${rail}`,
  endPlate: (rail: string) => `end-plate:${rail}`,
} as const;

/** A drape is drawn wider than it hangs, because it is stretched when it closes. */
const CURTAIN_FINENESS = 2;

/** Figures and names, which the views add when they take their textures, in CSS pixels of a sheet's page. */
const FIGURES_PX = 64;

/** Paints everything of the lobby that does not change with each poster. Must be destroyed by its owner. */
export async function paintLobbyArt(
  context: SceneContext,
  layout: LobbyLayout,
  content: LobbyContent,
  figures: BoardFigures,
): Promise<Sheet> {
  const { theme, paint } = context;
  const drawings = [
    ...marqueeTextures(context, layout, content),
    ...boardTextures(context, layout, figures),
    ...posterTextures(context, layout, content),
    ...endCardDrawings(context, layout, content, { card: artKey.endCard, plate: artKey.endPlate }),
    pixelDrawing('ring', theme.brassLight),
    pixelDrawing('rule', withAlpha(theme.brassDark, 0.75)),
    pixelDrawing('strip', withAlpha(theme.panel, 0.72)),
    pixelDrawing('stripLine', withAlpha(theme.brassDark, 0.45)),
    light(layout.poster, softShare(context)),
    { key: artKey.gleam, width: GLEAM_PX, height: GLEAM_PX, letter: drawGleam },
    dotDrawing(artKey.dot, paint.metal('#7A5A1E')),
    dotDrawing(artKey.dotChosen, theme.brassLight),
  ];
  const sheet = new Sheet(context.resolution, FIGURES_PX);
  try {
    await sheet.draw(drawings, context);
    // The views take their textures in the task that follows: together they would hold a slow phone for too long.
    await context.nextTask();
  } catch (error) {
    sheet.destroy();
    throw error;
  }
  return sheet;
}

/** `#rrggbb` as a colour that lets the ground through. */
const withAlpha = (colour: string, share: number) =>
  colour +
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** One texture of a colour, to be stretched into lines and grounds. */
function pixelDrawing(name: string, colour: string): Drawing {
  return {
    key: artKey.pixel(name),
    width: 4,
    height: 4,
    letter: (canvas) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 4, 4);
    },
  };
}

/** The light on what is pressed, as if a lamp above it came on. */
function light({ width, height }: { width: number; height: number }, share: number): Drawing {
  return {
    key: artKey.light,
    width: width * share,
    height: height * share,
    letter: (canvas) => {
      canvas.scale(share, share);
      const lamp = canvas.createRadialGradient(
        width / 2,
        height * 0.3,
        0,
        width / 2,
        height * 0.4,
        height * 0.8,
      );
      lamp.addColorStop(0, 'rgba(255, 214, 140, .34)');
      lamp.addColorStop(0.5, 'rgba(255, 196, 110, .16)');
      lamp.addColorStop(1, 'rgba(255, 180, 90, 0)');
      canvas.fillStyle = lamp;
      canvas.beginPath();
      canvas.roundRect(0, 0, width, height, 6);
      canvas.fill();
    },
  };
}

function dotDrawing(key: string, colour: string): Drawing {
  return {
    key,
    width: 12,
    height: 12,
    letter: (canvas) => {
      canvas.translate(6, 6);
      canvas.rotate(Math.PI / 4);
      canvas.fillStyle = colour;
      canvas.fillRect(-3.5, -3.5, 7, 7);
    },
  };
}

function marqueeTextures(context: SceneContext, layout: LobbyLayout, content: LobbyContent): Drawing[] {
  const { marquee } = layout;
  const { paint } = context;
  if (!marquee) return [];
  const { frame, crest, opening, button } = marquee;
  const curtain = curtainWidth(opening);
  const labels = new Set(content.banners.map((banner) => banner.action));
  return [
    {
      key: artKey.frame,
      width: frame.width,
      height: frame.height,
      svg: marqueeFrameSvg(paint, frame.width, frame.height),
    },
    {
      key: artKey.crest,
      width: crest.width,
      height: crest.height,
      svg: crestSvg(paint, crest.width, crest.height),
    },
    {
      key: artKey.curtain,
      width: curtain * CURTAIN_FINENESS,
      height: opening.height,
      svg: curtainSvg(paint, curtain * CURTAIN_FINENESS, opening.height),
    },
    { key: artKey.bulb, width: BULB_TEXTURE_SIZE, height: BULB_TEXTURE_SIZE, svg: bulbSvg(paint) },
    ...[...labels].map((label) => ({
      key: artKey.action(label),
      width: button.width,
      height: button.height,
      svg: actionButtonSvg(paint, button.width, button.height),
      letter: (canvas: CanvasRenderingContext2D) =>
        drawLettering(
          canvas,
          fitLettering(
            canvas,
            {
              text: label,
              weight: 800,
              family: context.fonts.text,
              sizePx: 14,
              x: button.width / 2,
              y: 0,
              lineHeight: button.height,
              align: 'center',
              fill: context.theme.actionInk,
            },
            button.width - 2 * ACTION_PADDING,
          ),
        ),
    })),
  ];
}

function boardTextures({ paint }: SceneContext, layout: LobbyLayout, figures: BoardFigures): Drawing[] {
  const { board } = layout;
  if (!board) return [];
  // One texture for every flap: an amount of another length stretches it by a few pixels at most.
  const flap = flapSize(board.mega, figures.mega);
  return [
    ...JACKPOT_TIERS.map((tier) => ({
      key: artKey.tier(tier),
      width: board[tier].width,
      height: board[tier].height,
      svg: tierPlaqueSvg(paint, tier, board[tier].width, board[tier].height),
    })),
    {
      key: artKey.flap,
      width: flap.width,
      height: flap.height,
      svg: flapSvg(paint, flap.width, flap.height),
    },
  ];
}

function posterTextures(context: SceneContext, layout: LobbyLayout, content: LobbyContent): Drawing[] {
  const { paint } = context;
  const posters = content.rails.flatMap((rail) => rail.posters);
  const brands = new Set(posters.map((poster) => poster.brand));
  const pennants = new Map(
    posters.flatMap(({ pennant, pennantText }) => (pennant ? [[pennant, pennantText] as const] : [])),
  );
  const hues = new Set([...posters, ...content.banners].map((item) => item.hue));
  const { width, height } = layout.poster;
  const share = softShare(context);
  return [
    ...[...brands].map((brand): Drawing => {
      const plaque = brandPlaqueWidth(brand);
      return {
        key: artKey.plaque(brand),
        width: plaque,
        height: PLAQUE_HEIGHT,
        svg: brandPlaqueSvg(paint, plaque, PLAQUE_HEIGHT),
        letter: (canvas) =>
          drawLettering(canvas, {
            text: brand.toUpperCase(),
            weight: 400,
            family: context.fonts.display,
            sizePx: PLAQUE_FONT_PX,
            letterSpacingPx: PLAQUE_FONT_PX * 0.08,
            x: plaque / 2,
            y: 0,
            lineHeight: PLAQUE_HEIGHT,
            align: 'center',
            fill: context.theme.brassLight,
          }),
      };
    }),
    ...[...pennants].map(([kind, text]): Drawing => {
      const pennant = pennantWidth(text);
      return {
        key: artKey.pennant(kind),
        width: pennant,
        height: PENNANT_HEIGHT,
        svg: pennantSvg(paint, kind, pennant),
        letter: (canvas) =>
          drawLettering(canvas, {
            text: text.toUpperCase(),
            weight: 800,
            family: context.fonts.text,
            sizePx: PENNANT_FONT_PX,
            letterSpacingPx: PENNANT_FONT_PX * 0.07,
            x: pennant / 2,
            y: 0,
            lineHeight: 21,
            align: 'center',
            fill: pennantColours(paint, kind).text,
          }),
      };
    }),
    ...[...hues].map((hue) => ({
      key: artKey.ground(hue),
      width: width * share,
      height: height * share,
      svg: posterGroundSvg(paint, width, height, hue),
    })),
  ];
}
