import { petals } from '../parts/burst.ts';
import { foldedStar } from '../parts/jewels.ts';
import { rim, under } from '../parts/light.ts';
import { linear, metal } from '../parts/paint.ts';
import { Pen } from '../parts/pen.ts';
import { svgDocument } from '../parts/poster.ts';

/** The fan over three steps that crowns a cabinet or a board, standing on its lower edge. */
function crest(): string {
  const pen = new Pen('crest');
  const leaf = linear(pen, [
    [0, '#fff3c9'],
    [45, '#e9bf6a'],
    [100, '#8a5f1c'],
  ]);
  const brass = metal(pen, 'brass');
  const step = (x: number, y: number): string =>
    `<path d="M${x} 92V${y}H${320 - x}V92Z" fill="${brass}" stroke="#2b1405" stroke-width="1.6"/><path d="M${x + 4} ${y + 4}H${316 - x}" stroke="#fff3c9" stroke-width="1.2" opacity=".8"/>`;
  const image = under(
    rim(pen, { glow: '#ffb347', glowStrength: 0.4, glowSize: 5, size: 0.5 }),
    step(8, 78),
    step(48, 66),
    step(88, 56),
    petals(160, 84, 24, 66, {
      from: 180,
      to: 360,
      count: 11,
      fills: [leaf, '#8a5f1c'],
      line: '#2b1405',
      width: 1.8,
    }),
    `<path d="M130 92A30 30 0 0 1 190 92Z" fill="${linear(pen, [
      [0, '#e0243a'],
      [100, '#7a0b18'],
    ])}" stroke="${brass}" stroke-width="4"/>`,
  );
  return svgDocument(320, 90, pen, image + foldedStar(160, 79, 12, 4, 4, '#ffffff', '#ffe7a6'));
}

/** Parts of a slot's cabinet. Sizes in CSS pixels. */
export const pieces = {
  'cabinet-crest': { svg: crest(), width: 320, height: 90 },
};
