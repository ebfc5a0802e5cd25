import { vi } from 'vitest';

const LETTER_EMS = 0.6;

/** Canvases that take every stroke and show none; letters all have one width. */
function createCanvas() {
  let font = '';
  const pen: Record<string, unknown> = {
    set font(value: string) {
      font = value;
    },
    measureText: (text: string) => {
      const sizePx = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 0);
      const width = [...text].length * sizePx * LETTER_EMS;
      return { width, fontBoundingBoxAscent: sizePx, fontBoundingBoxDescent: sizePx * 0.2 };
    },
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(pen, {
    get: (target, name: string) => (name in target ? target[name] : () => undefined),
    set: (target, name: string, value) => {
      target[name] = value;
      return true;
    },
  });
  return { width: 0, height: 0, getContext: () => context };
}

/** Lets scenes paint without a browser. Undone by `vi.unstubAllGlobals()`. */
export function layOutPaper(): void {
  vi.stubGlobal('document', { createElement: createCanvas });
}
