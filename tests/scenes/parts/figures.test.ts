import type { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAINT } from '../../../contract/config/paint.ts';
import { FigureLine } from '../../../scenes/parts/figures.ts';
import { drawLettering, type Lettering, measureLettering } from '../../../scenes/parts/lettering.ts';
import { Sheet } from '../../../scenes/parts/sheet.ts';
import { setUpStage } from '../support/set-up-stage.ts';

const stage = setUpStage();

const STYLE = { family: 'serif', sizePx: 20, fill: '#ffffff', lineHeight: 30 };
const BOX = { x: 10, y: 5, width: 200, height: 30 };

describe('figure line', () => {
  it('figure line stands in the middle of its box, a figure after the other', () => {
    const line = new FigureLine(new Sheet(1), STYLE, BOX, 1);
    line.text = '$1.25';
    // Each figure is 12 wide on paper: 60 in all.
    expect(line.children.map(({ x, y }) => [x, y])).toEqual([
      [80, 5],
      [92, 5],
      [104, 5],
      [116, 5],
      [128, 5],
    ]);
  });

  it('figure line paints each figure once, whatever it comes to show', () => {
    const sheet = new Sheet(1);
    const line = new FigureLine(sheet, STYLE, BOX, 1);
    for (const text of ['111', '121', '212', '2']) line.text = text;
    expect(stage.paper.texts()).toEqual(['1', '2']);
    expect(line.children.map((figure) => (figure as Sprite).texture)).toEqual([
      sheet.find('figure:20:#ffffff:30:2'),
    ]);
  });

  it('figure line takes figures away and brings them back with the text', () => {
    const line = new FigureLine(new Sheet(1), STYLE, BOX, 1);
    line.text = '123';
    const [first, , third] = line.children;
    line.text = '45';
    expect([line.children.length, third?.destroyed, line.children[0]]).toEqual([2, true, first]);
    line.text = '';
    expect(line.children).toEqual([]);
    line.text = '6789';
    expect(line.children).toHaveLength(4);
  });

  it('figure line stands on whole device pixels', () => {
    const line = new FigureLine(new Sheet(2), { ...STYLE, sizePx: 17 }, BOX, 2);
    line.text = '1234567';
    expect(line.children.every(({ x }) => Number.isInteger(x * 2))).toBe(true);
  });
});

describe('lettering', () => {
  const LINE: Lettering = {
    text: 'ABCD',
    weight: 400,
    family: 'serif',
    sizePx: 10,
    x: 50,
    y: 8,
    lineHeight: 20,
    fill: '#123456',
  };

  function draw(parts: Partial<Lettering> = {}) {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    drawLettering(pen, { ...LINE, ...parts });
    const strokes = stage.paper.papers.at(-1)?.strokes ?? [];
    return { pen, strokes, calls: strokes.map(({ name }) => name) };
  }

  it.each([
    ['left', 50],
    ['center', 38],
    ['right', 26],
  ] as const)('lettering aligned %s begins at %i', (align, left) => {
    const { strokes } = draw({ align });
    // The baseline: the middle of the line, half of ascent less descent below it.
    expect(strokes.find(({ name }) => name === 'fillText')?.args).toEqual(['ABCD', left, 22]);
  });

  it('lettering is as wide as it says, and measuring leaves the pen as it was', () => {
    const { pen } = draw();
    expect(measureLettering(pen, { ...LINE, sizePx: 20 })).toBe(48);
    const { strokes } = stage.paper.papers.at(-1) ?? { strokes: [] };
    expect(strokes.slice(-2).map(({ name }) => name)).toEqual(['save', 'restore']);
  });

  it('lettering in metal runs its ramp down the line box', () => {
    const { strokes } = draw({ fill: DEFAULT_PAINT.letterRamp });
    expect(strokes.find(({ name }) => name === 'fillText')?.fill).toMatchObject({
      stops: DEFAULT_PAINT.letterRamp,
    });
  });

  it('lettering with an outline is stroked before it is filled', () => {
    expect(draw().calls).not.toContain('strokeText');
    const { calls } = draw({ outline: { colour: '#000000', widthPx: 3 } });
    expect(calls.indexOf('strokeText')).toBeLessThan(calls.indexOf('fillText'));
    expect(calls.indexOf('strokeText')).toBeGreaterThan(0);
  });
});
