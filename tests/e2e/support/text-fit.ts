import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that were painted beyond the place they have on a canvas, and how small the smallest was. */
    __cutTexts?: Set<string>;
  }
}

/** From the page’s start on, notes each text that a canvas cuts off. */
export async function noteCutTexts(page: Page): Promise<void> {
  await page.addInitScript(watchCanvases);
}

/** Saves most of the work at a width: only the layout is measured, so nothing is painted. */
export const stopPainting = (page: Page): Promise<void> => addStyles(page, 'html { clip-path: inset(100%) }');

/** The lobby below an open page, measured as a page of its own, is not laid out anew at each width. */
export const hideLobbyBelow = (page: Page): Promise<void> =>
  addStyles(page, ':root[data-panel-open] #content > :not([data-panel-layer]) { display: none }');

const addStyles = (page: Page, text: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, text);

/** Takes what was noted since the last time, once the page is laid out for its window. */
export const takeCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const told = [...(window.__cutTexts ?? [])];
    window.__cutTexts?.clear();
    return told;
  });

/** Runs in the page. A texture’s place is what its painter has clipped the canvas to. */
function watchCanvases(): void {
  type Box = readonly [left: number, top: number, right: number, bottom: number];
  /** Ink reaches over the advance of a letter by a fraction; a cut letter is more. */
  const ALLOWED_PX = 1.5;
  const cut = new Set<string>();
  window.__cutTexts = cut;
  const proto = CanvasRenderingContext2D.prototype;
  const states = new WeakMap<
    CanvasRenderingContext2D,
    { clip: Box | null; kept: (Box | null)[]; rect: Box | null }
  >();
  const stateOf = (context: CanvasRenderingContext2D) => {
    const state = states.get(context) ?? { clip: null, kept: [], rect: null };
    states.set(context, state);
    return state;
  };
  const boundsOf = (
    context: CanvasRenderingContext2D,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): Box => {
    const transform = context.getTransform();
    const corners = [left, right].flatMap((x) =>
      [top, bottom].map((y) => transform.transformPoint({ x, y })),
    );
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  const { save, restore, beginPath, rect, clip, fillText } = proto;
  proto.save = function () {
    const state = stateOf(this);
    state.kept.push(state.clip);
    save.call(this);
  };
  proto.restore = function () {
    const state = stateOf(this);
    if (state.kept.length > 0) state.clip = state.kept.pop() ?? null;
    restore.call(this);
  };
  proto.beginPath = function () {
    stateOf(this).rect = null;
    beginPath.call(this);
  };
  proto.rect = function (x, y, width, height) {
    stateOf(this).rect = boundsOf(this, x, y, x + width, y + height);
    rect.call(this, x, y, width, height);
  };
  proto.clip = function (this: CanvasRenderingContext2D, ...told: unknown[]) {
    const state = stateOf(this);
    if (state.rect) state.clip = state.rect;
    Reflect.apply(clip, this, told);
  };
  proto.fillText = function (text, x, y, ...more) {
    const ink = this.measureText(text);
    const box = boundsOf(
      this,
      x - ink.actualBoundingBoxLeft,
      y - ink.actualBoundingBoxAscent,
      x + ink.actualBoundingBoxRight,
      y + ink.actualBoundingBoxDescent,
    );
    const place = stateOf(this).clip ?? ([0, 0, this.canvas.width, this.canvas.height] as const);
    const over = Math.max(place[0] - box[0], place[1] - box[1], box[2] - place[2], box[3] - place[3]);
    if (text.trim() !== '' && over > ALLOWED_PX)
      cut.add(`“${text}” by ${Math.round(over)} px (${this.font})`);
    fillText.call(this, text, x, y, ...more);
  };
}

/** Names of controls and headings whose text leaves their box or is cut off, and the page itself where it is too wide. */
export const findBurstTexts = (page: Page): Promise<string[]> => page.evaluate(measureControls);

/** Runs in the page, in the frame after the one that tells the app of its new window. */
async function measureControls(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ALLOWED_PX = 1.5;
  const DOT_PX = 12;
  const CONTROLS =
    'button, a[href], summary, label, legend, [role="tab"], [role="button"], [role="switch"], h1, h2, h3, dt, dd, th';
  const told = new Set<string>();
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  /** Text for readers only stands in a box of a pixel, or in a dot. */
  const known = new Map<Element | null, boolean>([[null, false]]);
  const isForReaders = (element: Element | null): boolean => {
    const before = known.get(element);
    if (before !== undefined || !element) return before ?? false;
    const { width, height } = element.getBoundingClientRect();
    const isHidden = width <= DOT_PX || height <= DOT_PX || isForReaders(element.parentElement);
    known.set(element, isHidden);
    return isHidden;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over > 0) told.add(`the page, by ${over} px`);
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!isSeen(control)) continue;
    const box = control.getBoundingClientRect();
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if ((node.textContent ?? '').trim() === '' || isForReaders(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const out = Math.max(box.left - line.left, line.right - box.right);
        if (line.width > 0 && out > ALLOWED_PX) told.add(`${nameOf(control)} by ${Math.round(out)} px`);
      }
    }
    for (const element of [control, ...control.querySelectorAll('*')]) {
      const hidden = element.scrollWidth - element.clientWidth;
      if (hidden <= 1 || isForReaders(element)) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (isCut && hasText) told.add(`${nameOf(element)} cut by ${hidden} px`);
    }
  }
  return [...told];
}
