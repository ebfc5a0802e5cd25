type Children = readonly (Node | string)[];

/** Makes an element with its attributes and children; a `class` and `data-*` are attributes like any other. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  children: Children = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function button(
  label: string,
  attributes: Readonly<Record<string, string>>,
  press: () => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, [label]);
  made.addEventListener('click', press);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon on a 24 grid from one path; hidden from people who hear the page. */
export function iconOf(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const stroke = document.createElementNS(SVG, 'path');
  stroke.setAttribute('d', path);
  svg.append(stroke);
  return svg;
}

export function iconButton(path: string, label: string, press: () => void): HTMLButtonElement {
  const made = button('', { class: 'icon-button', 'aria-label': label, title: label }, press);
  made.append(iconOf(path));
  return made;
}

/** Changes a text only where it differs: a live region would say it again. */
export function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
