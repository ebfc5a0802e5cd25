/** An element with its class and its text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** A button that does something once it is pressed, by hand or by key. */
export function button(className: string, text: string, press: () => void): HTMLButtonElement {
  const made = element('button', className, text);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}
