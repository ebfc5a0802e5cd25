import { rankOf, suitOf } from '../../contract/games/cards.ts';
import { SUIT_PATHS } from './suits.ts';

type Pen = CanvasRenderingContext2D;

/** A card is drawn on these units, whatever size it has on the screen. */
export const CARD_UNITS = { width: 104, height: 152 } as const;

const RANK_SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const FACE = '"Bebas Neue", Figtree, sans-serif';
const COURT_FACE = 'Limelight, Figtree, serif';

/** Columns and rows of the pips, in units from the middle. */
const COLUMN = 21;
const ROWS = {
  top: -46,
  upper: -23,
  middle: 0,
  lower: 23,
  bottom: 46,
  third: -15.4,
  fourth: 15.4,
  crown: -31,
};

type Pip = readonly [x: number, y: number];
const pipPair = (y: number): readonly Pip[] => [
  [-COLUMN, y],
  [COLUMN, y],
];
const { top, middle, bottom, third, fourth, crown, upper } = ROWS;
/** Where the pips of a rank stand; those below the middle are upside down. */
const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  2: [
    [0, top],
    [0, bottom],
  ],
  3: [
    [0, top],
    [0, middle],
    [0, bottom],
  ],
  4: [...pipPair(top), ...pipPair(bottom)],
  5: [...pipPair(top), [0, middle], ...pipPair(bottom)],
  6: [...pipPair(top), ...pipPair(middle), ...pipPair(bottom)],
  7: [...pipPair(top), [0, upper], ...pipPair(middle), ...pipPair(bottom)],
  8: [...pipPair(top), [0, upper], ...pipPair(middle), [0, -upper], ...pipPair(bottom)],
  9: [...pipPair(top), ...pipPair(third), [0, middle], ...pipPair(fourth), ...pipPair(bottom)],
  10: [...pipPair(top), [0, crown], ...pipPair(third), ...pipPair(fourth), [0, -crown], ...pipPair(bottom)],
};

/** Paints the face of a card around the pen's origin, in units. @param card 0 to 51 */
export function paintFace(pen: Pen, card: number): void {
  const suit = suitOf(card);
  const isRed = suit === 'heart' || suit === 'diamond';
  const ink = isRed ? '#b5121f' : '#17101d';
  const rank = rankOf(card);
  const sign = RANK_SIGNS[rank - 1] ?? '';
  paintPaper(pen);
  pen.fillStyle = ink;
  for (const half of [0, 1]) {
    pen.save();
    pen.rotate(half * Math.PI);
    pen.font = `400 ${sign.length > 1 ? 23 : 26}px ${FACE}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(sign, -40.5, -57, 17);
    paintSuit(pen, suit, -40.5, -38, 0.17);
    pen.restore();
  }
  const pips = PIPS[rank];
  if (pips) {
    for (const [x, y] of pips) paintSuit(pen, suit, x, y, y > 0 ? -0.27 : 0.27);
  } else if (rank === 1) {
    paintSuit(pen, suit, 0, 0, 0.74);
  } else {
    paintCourt(pen, sign, suit, isRed);
  }
}

/** The back: a lattice of brass with a jewel. @param ground of the lattice, `#rrggbb` */
export function paintBack(pen: Pen, ground: string): void {
  paintPaper(pen);
  pen.save();
  pen.beginPath();
  pen.roundRect(-45, -69, 90, 138, 6);
  pen.fillStyle = ground;
  pen.fill();
  pen.clip();
  pen.strokeStyle = '#e9bf6acc';
  pen.lineWidth = 1.3;
  for (let at = -150; at <= 150; at += 15) {
    pen.beginPath();
    pen.moveTo(at - 75, -75);
    pen.lineTo(at + 75, 75);
    pen.moveTo(at + 75, -75);
    pen.lineTo(at - 75, 75);
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = '#e9bf6a';
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.roundRect(-41, -65, 82, 130, 4);
  pen.stroke();
  pen.beginPath();
  pen.arc(0, 0, 21, 0, Math.PI * 2);
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = 2.4;
  pen.stroke();
  pen.fillStyle = '#e9bf6a';
  paintSuit(pen, 'diamond', 0, 0, 0.36);
}

function paintPaper(pen: Pen): void {
  const paper = pen.createLinearGradient(0, -76, 0, 76);
  paper.addColorStop(0, '#ffffff');
  paper.addColorStop(1, '#f3e8cf');
  pen.beginPath();
  pen.roundRect(-51.5, -75.5, 103, 151, 9);
  pen.fillStyle = paper;
  pen.fill();
  pen.strokeStyle = '#8d7348';
  pen.lineWidth = 0.9;
  pen.stroke();
}

/** Jack, queen and king: their letter in a deco frame, between two marks of their suit. */
function paintCourt(pen: Pen, sign: string, suit: keyof typeof SUIT_PATHS, isRed: boolean): void {
  const [light, dark] = isRed ? ['#d4283a', '#7a0814'] : ['#4a3a68', '#120c1a'];
  const ground = pen.createLinearGradient(0, -52, 0, 52);
  ground.addColorStop(0, light);
  ground.addColorStop(0.5, dark);
  ground.addColorStop(1, light);
  pen.beginPath();
  pen.roundRect(-28, -56, 56, 112, 5);
  pen.fillStyle = ground;
  pen.fill();
  pen.strokeStyle = '#c9962f';
  pen.lineWidth = 2.2;
  pen.stroke();
  pen.save();
  pen.clip();
  pen.strokeStyle = '#ffe7a655';
  pen.lineWidth = 1;
  for (let ray = 0; ray < 36; ray += 1) {
    const angle = (ray / 36) * Math.PI * 2;
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * 24, Math.sin(angle) * 24);
    pen.lineTo(Math.cos(angle) * 90, Math.sin(angle) * 90);
    pen.stroke();
  }
  pen.restore();
  pen.beginPath();
  pen.arc(0, 0, 24, 0, Math.PI * 2);
  pen.fillStyle = dark;
  pen.fill();
  pen.strokeStyle = '#ffe7a6';
  pen.lineWidth = 1.6;
  pen.stroke();
  const brass = pen.createLinearGradient(0, -18, 0, 18);
  brass.addColorStop(0, '#fff6d2');
  brass.addColorStop(0.5, '#e9bf6a');
  brass.addColorStop(1, '#b07a22');
  pen.fillStyle = brass;
  pen.font = `400 36px ${COURT_FACE}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(sign, 0, 2);
  pen.fillStyle = '#ffe7a6';
  paintSuit(pen, suit, 0, -40, 0.2);
  paintSuit(pen, suit, 0, 40, -0.2);
}

/** @param scale below 0 for one that stands on its head */
function paintSuit(pen: Pen, suit: keyof typeof SUIT_PATHS, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(Math.abs(scale), scale);
  pen.fill(new Path2D(SUIT_PATHS[suit]));
  pen.restore();
}
