import type { Paint } from '../../../contract/config/paint.ts';
import { JACKPOT_TIERS, type JackpotTier } from '../../../contract/ids.ts';
import type {
  BannerContent,
  LobbyContent,
  PosterContent,
  RailContent,
} from '../../../scenes/lobby/content.ts';
import {
  type Box,
  dotTarget,
  type LobbyLayout,
  type MarqueeLayout,
  type RailLayout,
  railsInBand,
} from '../../../scenes/lobby/layout.ts';
import {
  brandPlaqueWidth,
  curtainWidth,
  megaNameFontPx,
  megaNameLine,
  PLAQUE_HEIGHT,
  pennantWidth,
  TICKER_CONTROL_WIDTH,
  tierLines,
  tierNameFontPx,
} from '../../../scenes/ornaments/measures.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import boards from '../../stage/mirror/board-mirror.module.css';
import { planTurns } from '../../stage/mirror/image-turns.ts';
import styles from '../../stage/mirror/lobby-mirror.module.css';
import * as art from '../../stage/mirror/ornament-images.ts';
import posters from '../../stage/mirror/poster-mirror.module.css';
import icons from '../../ui/icon.module.css';
import { type DomNode, PLATE } from './element.ts';

/** What a guest's first window shows: the lobby, and what else is drawn and written on it. */
export interface FirstWindow {
  readonly content: LobbyContent;
  readonly layout: LobbyLayout;
  /** Of the window, and of the column's top in the page. CSS pixels. */
  readonly windowHeight: number;
  readonly top: number;
  readonly paint: Paint;
  /** What the ticker says before the first reading. */
  readonly noWinners: string;
  /** The outline of the icon that pauses the ticker, in a box of 256 units. */
  readonly pauseIcon: string;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element by its tag and its class; attributes that are undefined are left out. */
function make(
  tag: string,
  className: string | undefined,
  attributes: Attributes = {},
  children: readonly (DomNode | null)[] = [],
): DomNode {
  const kept = Object.entries({ class: className || undefined, ...attributes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return [tag, Object.fromEntries(kept), ...children.filter((child) => child !== null)];
}

const inPx = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}px`)
    .join(';');

/** Lays an element at a box, seen from `origin`. */
const boxStyle = (box: Box, origin: { x: number; y: number } = { x: 0, y: 0 }): string =>
  inPx({ left: box.x - origin.x, top: box.y - origin.y, width: box.width, height: box.height });

/** A line of text at a box. */
const lineStyle = (box: Box, origin: Box, fontPx: number): string =>
  `${boxStyle(box, origin)};${inPx({ 'line-height': box.height, 'font-size': fontPx })}`;

/** A drawing as the element’s ground, apart from its style: it is set later than the place. */
const plateOf = (svg: string): Attributes => ({ [PLATE]: svgDataUrl(svg) });

/**
 * The lobby as the mirror shows it before anything has moved, at the same boxes and in the same style sheets, but to be looked
 * at only: nothing in it can be followed, pressed or focused, and nothing is named.
 */
export function drawLobby(page: FirstWindow): DomNode {
  const { content, layout, top, windowHeight } = page;
  const { ticker } = layout;
  const near = railsInBand(layout, -top, windowHeight - top);
  return make('div', styles.lobby, { 'data-lobby': '' }, [
    make('div', styles.canvasHost, { 'data-canvas-host': '', 'data-unkept': '' }),
    make('div', styles.mirror, { style: inPx({ height: layout.height }), 'data-stage-shown': 'false' }, [
      layout.marquee && marquee(layout.marquee, content.banners, page),
      layout.board && drawBoard(layout.board, content.tierNames, page),
      ticker && tickerLine(ticker, page),
      ...layout.rails.map((rail, index) => {
        const its = content.rails[index];
        return its ? railRow(rail, its, index >= near.first && index < near.end, page) : null;
      }),
    ]),
    ticker && pauseControl(ticker, page),
  ]);
}

function marquee(
  box: MarqueeLayout,
  banners: readonly BannerContent[],
  { paint }: FirstWindow,
): DomNode | null {
  const [banner] = banners;
  if (!banner) return null;
  const { frame, opening, crest, overline, button, dots } = box;
  const width = curtainWidth(opening);
  const drape = svgDataUrl(art.curtainSvg(paint, width, opening.height));
  const curtain = (name: string | undefined) =>
    make('img', name, { src: drape, alt: '', width: String(width) });
  const ornament = (its: Box, svg: string) =>
    make('img', styles.ornament, { style: boxStyle(its), src: svgDataUrl(svg), alt: '' });
  const ground = `background:linear-gradient(${banner.hue}, #14060a)`;
  return make('section', styles.marquee, { 'data-guide': 'marquee' }, [
    make('div', styles.opening, { style: `${boxStyle(opening)};${ground}` }, [
      make('img', styles.bannerImage, { src: banner.image, alt: '' }),
      curtain(styles.curtain),
      curtain(styles.curtainRight),
    ]),
    ornament(frame, art.marqueeFrameSvg(paint, frame.width, frame.height)),
    ornament(crest, art.crestSvg(paint, crest.width, crest.height)),
    make('p', styles.overline, { style: boxStyle(overline) }, [banner.overline]),
    make(
      'a',
      styles.action,
      {
        style: boxStyle(button),
        ...plateOf(art.actionButtonSvg(paint, button.width, button.height)),
      },
      [banner.action],
    ),
    ...dots.map((dot, index) =>
      make('button', index === 0 ? styles.dotChosen : styles.dot, {
        style: boxStyle(dotTarget(dot)),
        'aria-current': String(index === 0),
      }),
    ),
  ]);
}

function drawBoard(
  boxes: NonNullable<LobbyLayout['board']>,
  names: LobbyContent['tierNames'],
  { paint }: FirstWindow,
): DomNode {
  const plaque = (tier: JackpotTier) => {
    const box = boxes[tier];
    const its = {
      'data-tier': tier,
      style: boxStyle(box),
      ...plateOf(art.tierPlaqueSvg(paint, tier, box.width, box.height)),
    };
    return make('button', boards.tier, its, tierFace(tier, box, names[tier]));
  };
  return make('section', undefined, { 'data-guide': 'board' }, JACKPOT_TIERS.map(plaque));
}

/** Its amount, and the flaps of the highest, come with the first reading. */
function tierFace(tier: JackpotTier, box: Box, name: string): readonly DomNode[] {
  if (tier === 'mega')
    return [
      make('span', boards.megaName, { style: lineStyle(megaNameLine(box), box, megaNameFontPx(box)) }, [
        name,
      ]),
    ];

  const { name: nameLine, amount } = tierLines(box);
  return [
    make('span', boards.tierName, { style: lineStyle(nameLine, box, tierNameFontPx(box)) }, [name]),
    make('span', boards.tierAmount, { style: boxStyle(amount, box) }),
  ];
}

const CUP =
  'M5 2.5h8v4.2a4 4 0 0 1-8 0zM5 4H2.4c0 2.6 1 4 2.9 4.2M13 4h2.6c0 2.6-1 4-2.9 4.2M9 10.8v2.6M6 15.5h6M7 13.4h4';

function tickerLine(box: Box, { noWinners }: FirstWindow): DomNode {
  const style = `${boxStyle(box)};padding-right:${TICKER_CONTROL_WIDTH}px`;
  return make('section', boards.ticker, { style }, [
    drawOutline(boards.cup, { width: '18', height: '18', viewBox: '0 0 18 18' }, CUP, {
      'stroke-width': '1.4',
      'stroke-linecap': 'round',
    }),
    make('p', boards.winner, {}, [noWinners]),
    make('span', boards.note),
  ]);
}

function pauseControl(ticker: Box, { pauseIcon }: FirstWindow): DomNode {
  const left = ticker.x + ticker.width - TICKER_CONTROL_WIDTH;
  return make('button', boards.control, { style: inPx({ left, top: ticker.y - 6 }) }, [
    make('span', icons.icon, { style: inPx({ width: 16, height: 16 }) }, [
      make('svg', undefined, { width: '16px', height: '16px', viewBox: '0 0 256 256' }, [
        make('path', undefined, { fill: 'currentColor', d: pauseIcon }),
      ]),
    ]),
  ]);
}

const drawOutline = (name: string | undefined, size: Attributes, d: string, stroke: Attributes): DomNode =>
  make('svg', name, size, [make('path', undefined, { d, fill: 'none', stroke: 'currentColor', ...stroke })]);

function railRow(rail: RailLayout, its: RailContent, isNear: boolean, page: FirstWindow): DomNode {
  const { endCard, head } = rail;
  const card = endCard
    ? `--card-left:${endCard.x - head.x}px;--card-top:${endCard.y - head.y}px;--card-width:${endCard.width}px;--card-height:${endCard.height}px`
    : undefined;
  return make('section', styles.rail, { style: boxStyle(rail.box), 'data-guide': 'rail' }, [
    make('div', styles.head, { style: boxStyle(head, rail.box) }, [
      make('h2', styles.title, {}, [its.title]),
      make('span', styles.rule),
      make('a', styles.all, { style: card, 'data-end-card': endCard ? its.title : undefined }, [
        `${its.allWord} `,
        make('b', undefined, {}, [its.allCount]),
        drawOutline(
          styles.chevron,
          { width: '8', height: '12', viewBox: '0 0 8 12' },
          'M1.5 1.5 6 6l-4.5 4.5',
          {
            'stroke-width': '1.6',
          },
        ),
      ]),
    ]),
    isNear ? railTrack(rail, its, page) : null,
  ]);
}

function railTrack(rail: RailLayout, its: RailContent, page: FirstWindow): DomNode {
  const { poster, margin } = page.layout;
  const inWidth = Math.ceil((rail.track.width - margin) / poster.pitch);
  const hasImages = planTurns(rail.box.y, page.windowHeight, false).inWidth === 'first';
  const list = inPx({ width: rail.contentWidth, top: rail.postersY - rail.track.y });
  return make('div', styles.track, { style: boxStyle(rail.track, rail.box) }, [
    make(
      'ul',
      styles.list,
      { style: list },
      its.posters.slice(0, inWidth).map((one, index) => {
        const left = margin + index * poster.pitch;
        return make('li', posters.slot, { style: inPx({ left, 'scroll-margin-left': margin }) }, [
          make('a', posters.poster, { style: inPx({ width: poster.width, height: poster.height }) }, [
            ...posterFace(one, hasImages, page),
          ]),
        ]);
      }),
    ),
  ]);
}

function posterFace(
  one: PosterContent,
  hasImage: boolean,
  { layout, paint }: FirstWindow,
): (DomNode | null)[] {
  const { width, height } = layout.poster;
  const plaque = brandPlaqueWidth(one.brand);
  const place = inPx({ width: plaque, height: PLAQUE_HEIGHT, left: Math.round((width - plaque) / 2) });
  return [
    make('span', posters.posterGround, { style: `color:${one.hue}` }),
    make('img', posters.posterImage, {
      src: hasImage ? one.image : undefined,
      alt: '',
      width: String(width),
      height: String(height),
    }),
    make(
      'span',
      posters.plaque,
      { style: place, ...plateOf(art.brandPlaqueSvg(paint, plaque, PLAQUE_HEIGHT)) },
      [one.brand],
    ),
    one.pennant && drawPennant(one.pennant, one.pennantText, paint),
  ];
}

function drawPennant(kind: NonNullable<PosterContent['pennant']>, text: string, paint: Paint): DomNode {
  const width = pennantWidth(text);
  const place = inPx({ width, height: art.PENNANT_HEIGHT });
  const colour = art.pennantColours(paint, kind).text;
  return make(
    'span',
    posters.pennant,
    { style: `${place};color:${colour}`, ...plateOf(art.pennantSvg(paint, kind, width)) },
    [text],
  );
}
