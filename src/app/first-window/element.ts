/** Stands for an element's background drawing, of which its style says nothing then. */
export const PLATE = 'plate';

/** A text, or an element. */
export type DomNode<Value = string> = string | DomElement<Value>;

/** Its tag, its attributes and its children. */
interface DomElement<Value = string>
  extends ReadonlyArray<string | Readonly<Record<string, Value>> | DomNode<Value>> {
  readonly 0: string;
  readonly 1: Readonly<Record<string, Value>>;
}

type WriteAttribute<Value> = (element: HTMLElement | SVGElement, name: string, value: Value) => void;

const SVG = 'http://www.w3.org/2000/svg';

/** Sets an attribute; a style is set by script, as everywhere in the app. */
export function setAttribute(element: HTMLElement | SVGElement, name: string, value: string): void {
  if (name === 'style') element.style.cssText = value;
  else element.setAttribute(name, value);
}

/** The elements of a node, with `write` for their attributes. */
export function buildNode<Value>(node: DomNode<Value>, write: WriteAttribute<Value>, isVector = false): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const { 0: tag, 1: attributes } = node;
  const children = node.slice(2) as DomNode<Value>[];
  const isSvg = isVector || tag === 'svg';
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) write(element as HTMLElement, name, value);
  element.append(...children.map((child) => buildNode(child, write, isSvg)));
  return element;
}
