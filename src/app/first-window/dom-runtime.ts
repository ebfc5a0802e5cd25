/**
 * JSX that makes elements at once, for the first window only: the build puts it in the place of React's own runtime, so
 * that the very components of the app draw it before React is there. What could be followed, run or named is left out,
 * as in a snapshot: no link, handler, id or label.
 */
import { nextTask } from '../../platform/next-task.ts';

type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };
type Component = (props: Props) => Child;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = new Set(['svg', 'g', 'path', 'circle', 'rect']);
/** Attributes that style sheets and images depend on. */
const KEPT =
  /^(?:src|alt|width|height|viewBox|fill|stroke|d|transform|r|[cr][xy]|[xy]|stroke-.+|data-.+|aria-current)$/i;
/** And those that a control needs, where it is to work. */
const KEPT_LIVE = /^(?:href|type|name|value|checked|id|role|tabindex|aria-.+)$/i;
/** Numbers that are no lengths. */
const PLAIN_NUMBERS = new Set(['opacity', 'zIndex', 'flexGrow', 'lineHeight']);

let isLive = false;

/** What is drawn meanwhile can be used: it has its links, handlers and labels. */
export function drawLive(draw: () => unknown): Node {
  isLive = true;
  try {
    return draw() as Node;
  } finally {
    isLive = false;
  }
}

export const Fragment = 'fragment';

/** The elements of a component or a tag. */
export function jsx(type: string | Component, props: Props): Child {
  if (typeof type === 'function') return type(props);
  if (type === Fragment) return props.children;
  const isDrawing = SVG_TAGS.has(type);
  const element = isDrawing ? document.createElementNS(SVG, type) : document.createElement(type);
  for (const [name, value] of Object.entries(props)) setProp(element as HTMLElement, name, value, isDrawing);
  append(element, props.children);
  return element;
}

export const jsxs = jsx;

function setProp(element: HTMLElement, name: string, value: unknown, isDrawing: boolean): void {
  if (value === undefined || value === null) return;
  if (name === 'style') setStyle(element, value as Style);
  else if (name === 'className') element.setAttribute('class', String(value));
  else if (typeof value === 'function') listen(element, name, value as EventListener);
  else if (value !== false) {
    const attribute = isDrawing && name !== 'viewBox' ? name.replace(/[A-Z]/g, dashed) : name;
    if (KEPT.test(attribute) || (isLive && KEPT_LIVE.test(attribute)))
      set(element, String(value), (text) => element.setAttribute(attribute, text));
  }
}

function listen(element: HTMLElement, name: string, listener: EventListener): void {
  if (isLive) element.addEventListener(name.slice(2).toLowerCase(), listener);
}

type Style = Readonly<Record<string, string | number | undefined>>;

function setStyle(element: HTMLElement, style: Style): void {
  const own = element.style;
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) continue;
    const text = typeof value === 'number' && !PLAIN_NUMBERS.has(name) ? `${value}px` : String(value);
    set(element, text, (fitting) => own.setProperty(name.replace(/[A-Z]/g, dashed), fitting));
  }
}

const dashed = (letter: string): string => `-${letter.toLowerCase()}`;

/** Drawings inside the page are a document each: they are set in tasks of their own. */
function set(element: Element, value: string, write: (value: string) => void): void {
  if (value.includes('data:image'))
    drawings.push({ element, length: value.length, draw: () => write(value) });
  else write(value);
}

interface Drawing {
  readonly element: Element;
  /** Of its text, which grows with what is drawn. */
  readonly length: number;
  draw(): void;
}

const drawings: Drawing[] = [];
/** After which a task begins no other drawing: on a slow phone one takes some 15 ms. */
const TASK_MS = 20;

/** Sets the drawing with most in it, the banner's frame: it is the largest paint of the window. */
export function setLargestDrawing(): void {
  drawings.sort((one, other) => other.length - one.length);
  drawings.shift()?.draw();
}

/** Sets the other drawings. Resolves when all are. */
export async function setDrawings(): Promise<void> {
  let startedAt = performance.now();
  for (let next = drawings.shift(); next; next = drawings.shift()) {
    next.draw();
    // The document is made with the element's style: otherwise all of them would be, in the next frame.
    next.element.checkVisibility();
    if (performance.now() - startedAt < TASK_MS) continue;
    await nextTask();
    startedAt = performance.now();
  }
}

/** Puts what a component made into an element. */
export function append(parent: Element, child: Child): void {
  if (child === null || child === undefined || typeof child === 'boolean') return;
  if (isList(child)) for (const one of child) append(parent, one);
  else parent.append(child instanceof Node ? child : String(child));
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child);
