/**
 * JSX that makes elements at once, for the first window only: the build puts it in the place of React's own runtime, so
 * that the very components of the app draw it before React is there. What could be followed, run or named is left out,
 * as in a snapshot: no link, handler, id or label.
 */

type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };
type Component = (props: Props) => Child;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = new Set(['svg', 'g', 'path', 'circle', 'rect']);
/** Attributes that style sheets and images depend on. */
const KEPT =
  /^(?:src|alt|width|height|viewBox|fill|stroke|d|transform|r|[cr][xy]|[xy]|stroke-.+|data-.+|aria-current)$/;
/** Numbers that are no lengths. */
const PLAIN_NUMBERS = new Set(['opacity', 'zIndex', 'flexGrow', 'lineHeight']);

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
  if (name === 'style') return setStyle(element, value as Record<string, string | number | undefined>);
  if (name === 'className') return element.setAttribute('class', String(value));
  const attribute = isDrawing && name !== 'viewBox' ? name.replace(/[A-Z]/g, (letter) => `-${letter}`) : name;
  if (KEPT.test(attribute.toLowerCase()) || name === 'viewBox')
    element.setAttribute(name === 'viewBox' ? name : attribute.toLowerCase(), String(value));
}

function setStyle(element: HTMLElement, style: Readonly<Record<string, string | number | undefined>>): void {
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) continue;
    const text = typeof value === 'number' && !PLAIN_NUMBERS.has(name) ? `${value}px` : String(value);
    element.style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      text,
    );
  }
}

/** Puts what a component made into an element. */
export function append(parent: Element, child: Child): void {
  if (child === null || child === undefined || typeof child === 'boolean') return;
  if (isList(child)) for (const one of child) append(parent, one);
  else parent.append(child instanceof Node ? child : String(child));
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child);
