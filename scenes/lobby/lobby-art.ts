import { JACKPOT_TIERS } from '../../contract/ids.ts';
import {
  BULB_PICTURE_SIZE,
  bulbPicture,
  crestPicture,
  curtainPicture,
  marqueeFramePicture,
} from '../ornaments/marquee.ts';
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
  actionButtonPicture,
  brandPlaquePicture,
  flapPicture,
  PENNANT_HEIGHT,
  pennantColours,
  pennantPicture,
  posterGroundPicture,
  tierPlaquePicture,
} from '../ornaments/plaques.ts';
import { pictureAddress } from '../ornaments/shapes.ts';
import { drawLettering } from '../parts/lettering.ts';
import { Sheet } from '../parts/sheet.ts';
import type { SceneContext } from '../scene.ts';
import type { BoardFigures, LobbyContent } from './content.ts';
import type { LobbyLayout } from './layout.ts';

interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly letter?: (context: CanvasRenderingContext2D) => void;
}

/** Keys of the pictures, so that no view spells one by itself. */
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
  dot: 'dot',
  dotChosen: 'dot-chosen',
} as const;

/** A drape is drawn wider than it hangs, because it is stretched when it closes. */
const CURTAIN_FINENESS = 2;

/** Paints everything of the lobby that does not change with each poster. Must be destroyed by its owner. */
export async function paintLobbyArt(
  context: SceneContext,
  layout: LobbyLayout,
  content: LobbyContent,
  figures: BoardFigures,
): Promise<Sheet> {
  const pictures = [
    ...marqueePictures(context, layout, content),
    ...boardPictures(context, layout, figures),
    ...posterPictures(context, layout, content),
  ];
  const images = await Promise.all(pictures.map((picture) => context.loadImage(pictureAddress(picture.svg))));
  const sheet = new Sheet(context.resolution);
  // Tall ones first: the shelves stay full.
  const order = pictures
    .map((_, index) => index)
    .toSorted((a, b) => (pictures[b]?.height ?? 0) - (pictures[a]?.height ?? 0));
  for (const index of order) {
    const picture = pictures[index];
    const image = images[index];
    if (!picture || !image) continue;
    sheet.add(picture.key, picture.width, picture.height, (canvas) => {
      canvas.drawImage(image, 0, 0, picture.width, picture.height);
      picture.letter?.(canvas);
    });
  }
  const { theme, paint } = context;
  addPixel(sheet, 'ring', theme.brassLight);
  addPixel(sheet, 'rule', withAlpha(theme.brassDark, 0.75));
  addPixel(sheet, 'strip', withAlpha(theme.panel, 0.72));
  addPixel(sheet, 'stripLine', withAlpha(theme.brassDark, 0.45));
  addLight(sheet, layout.poster);
  addDot(sheet, artKey.dot, paint.metal('#7A5A1E'));
  addDot(sheet, artKey.dotChosen, theme.brassLight);
  return sheet;
}

/** `#rrggbb` as a colour that lets the ground through. */
const withAlpha = (colour: string, share: number) =>
  colour +
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** One texture of a colour, to be stretched into lines and grounds. */
function addPixel(sheet: Sheet, name: string, colour: string): void {
  sheet.add(artKey.pixel(name), 4, 4, (canvas) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 4, 4);
  });
}

/** The light on what is pressed, as if a lamp above it came on. */
function addLight(sheet: Sheet, { width, height }: { width: number; height: number }): void {
  sheet.add(artKey.light, width, height, (canvas) => {
    const lamp = canvas.createRadialGradient(
      width / 2,
      height * 0.3,
      0,
      width / 2,
      height * 0.4,
      height * 0.8,
    );
    lamp.addColorStop(0, 'rgba(255, 244, 214, .42)');
    lamp.addColorStop(1, 'rgba(255, 226, 166, .1)');
    canvas.fillStyle = lamp;
    canvas.beginPath();
    canvas.roundRect(0, 0, width, height, 6);
    canvas.fill();
  });
}

function addDot(sheet: Sheet, key: string, colour: string): void {
  sheet.add(key, 12, 12, (canvas) => {
    canvas.translate(6, 6);
    canvas.rotate(Math.PI / 4);
    canvas.fillStyle = colour;
    canvas.fillRect(-3.5, -3.5, 7, 7);
  });
}

function marqueePictures(context: SceneContext, layout: LobbyLayout, content: LobbyContent): Picture[] {
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
      svg: marqueeFramePicture(paint, frame.width, frame.height),
    },
    {
      key: artKey.crest,
      width: crest.width,
      height: crest.height,
      svg: crestPicture(paint, crest.width, crest.height),
    },
    {
      key: artKey.curtain,
      width: curtain * CURTAIN_FINENESS,
      height: opening.height,
      svg: curtainPicture(paint, curtain * CURTAIN_FINENESS, opening.height),
    },
    { key: artKey.bulb, width: BULB_PICTURE_SIZE, height: BULB_PICTURE_SIZE, svg: bulbPicture(paint) },
    ...[...labels].map((label) => ({
      key: artKey.action(label),
      width: button.width,
      height: button.height,
      svg: actionButtonPicture(paint, button.width, button.height),
      letter: (canvas: CanvasRenderingContext2D) =>
        drawLettering(canvas, {
          text: label,
          weight: 800,
          family: context.fonts.text,
          sizePx: 14,
          x: button.width / 2,
          y: 0,
          lineHeight: button.height,
          align: 'center',
          fill: context.theme.actionInk,
        }),
    })),
  ];
}

function boardPictures({ paint }: SceneContext, layout: LobbyLayout, figures: BoardFigures): Picture[] {
  const { board } = layout;
  if (!board) return [];
  // One picture for every flap: an amount of another length stretches it by a few pixels at most.
  const flap = flapSize(board.mega, figures.mega);
  return [
    ...JACKPOT_TIERS.map((tier) => ({
      key: artKey.tier(tier),
      width: board[tier].width,
      height: board[tier].height,
      svg: tierPlaquePicture(paint, tier, board[tier].width, board[tier].height),
    })),
    {
      key: artKey.flap,
      width: flap.width,
      height: flap.height,
      svg: flapPicture(paint, flap.width, flap.height),
    },
  ];
}

function posterPictures(context: SceneContext, layout: LobbyLayout, content: LobbyContent): Picture[] {
  const { paint } = context;
  const posters = content.rails.flatMap((rail) => rail.posters);
  const brands = new Set(posters.map((poster) => poster.brand));
  const pennants = new Map(
    posters.flatMap(({ pennant, pennantText }) => (pennant ? [[pennant, pennantText] as const] : [])),
  );
  const hues = new Set([...posters, ...content.banners].map((item) => item.hue));
  const { width, height } = layout.poster;
  return [
    ...[...brands].map((brand): Picture => {
      const plaque = brandPlaqueWidth(brand);
      return {
        key: artKey.plaque(brand),
        width: plaque,
        height: PLAQUE_HEIGHT,
        svg: brandPlaquePicture(paint, plaque, PLAQUE_HEIGHT),
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
    ...[...pennants].map(([kind, text]): Picture => {
      const pennant = pennantWidth(text);
      return {
        key: artKey.pennant(kind),
        width: pennant,
        height: PENNANT_HEIGHT,
        svg: pennantPicture(paint, kind, pennant),
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
      width,
      height,
      svg: posterGroundPicture(paint, width, height, hue),
    })),
  ];
}
