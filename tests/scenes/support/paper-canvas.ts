import { vi } from 'vitest';

const LETTER_EMS = 0.6;

/** A call on a canvas, with the fill and the opacity that were set when it came. */
interface Stroke {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly fill: unknown;
  readonly alpha: unknown;
}

/** A canvas that shows nothing and remembers every stroke. */
export interface Paper {
  width: number;
  height: number;
  readonly strokes: Stroke[];
}

class PaperPath {
  moveTo(): void {}
  lineTo(): void {}
  rect(): void {}
  roundRect(): void {}
  closePath(): void {}
}

/** What Pixi knows a canvas by. */
class PaperElement {}

/** A gradient that remembers its stops. */
function createGradient() {
  const stops: [number, string][] = [];
  return { stops, addColorStop: (at: number, colour: string) => stops.push([at, colour]) };
}

/** Canvases that take every stroke and show none; letters all have one width. */
function createCanvas() {
  let font = '';
  const strokes: Stroke[] = [];
  const pen: Record<string, unknown> = {
    set font(value: string) {
      font = value;
    },
    get font() {
      return font;
    },
    measureText: (text: string) => {
      const sizePx = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 0);
      const width = [...text].length * sizePx * LETTER_EMS;
      return { width, fontBoundingBoxAscent: sizePx, fontBoundingBoxDescent: sizePx * 0.2 };
    },
    createLinearGradient: createGradient,
    createRadialGradient: createGradient,
  };
  const context = new Proxy(pen, {
    get: (target, name: string) => {
      if (name in target) return target[name];
      return (...args: unknown[]) =>
        void strokes.push({ name, args, fill: target.fillStyle, alpha: target.globalAlpha });
    },
    set: (target, name: string, value) => {
      target[name] = value;
      return true;
    },
  });
  return Object.assign(new PaperElement(), { width: 0, height: 0, strokes, getContext: () => context });
}

/**
 * Lets scenes paint without a browser. Undone by `vi.unstubAllGlobals()`.
 * @returns every canvas that is made from now on, and every text that is written on them
 */
export function layOutPaper(): { readonly papers: readonly Paper[]; texts(): string[] } {
  const papers: Paper[] = [];
  const createElement = () => {
    const paper = createCanvas();
    papers.push(paper);
    return paper;
  };
  vi.stubGlobal('document', { createElement });
  vi.stubGlobal('Path2D', PaperPath);
  vi.stubGlobal('HTMLCanvasElement', PaperElement);
  const texts = () =>
    papers.flatMap(({ strokes }) =>
      strokes.filter(({ name }) => name === 'fillText').map(({ args }) => String(args[0])),
    );
  return { papers, texts };
}
