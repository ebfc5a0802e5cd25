/** On the root element while the first-visit notice or the question of the age stands before the whole site. */
const SHUT = 'data-gate-shut';
const OPENED = 'gate-opened';

export const isGateShut = (): boolean => document.documentElement.hasAttribute(SHUT);

/** While it is shut the style sheet in the page hides everything but the curtain and what stands before it. */
export function setGateShut(isShut: boolean): void {
  document.documentElement.toggleAttribute(SHUT, isShut);
  if (!isShut) document.dispatchEvent(new Event(OPENED));
}

/** Calls `work` once, when the gate is opened next. */
export function onGateOpened(work: () => void): void {
  document.addEventListener(OPENED, work, { once: true });
}
