/** On the root element while the first-visit notice or the question of the age stands before the whole site. */
const GATE_SHUT_MARK = 'data-gate-shut';
const GATE_OPENED_EVENT = 'gate-opened';

export const isGateShut = (): boolean => document.documentElement.hasAttribute(GATE_SHUT_MARK);

/** While it is shut the style sheet in the page hides everything but the curtain and what stands before it. */
export function setGateShut(isShut: boolean): void {
  document.documentElement.toggleAttribute(GATE_SHUT_MARK, isShut);
  if (!isShut) document.dispatchEvent(new Event(GATE_OPENED_EVENT));
}

/** Calls `work` once, when the gate is opened next. */
export function onGateOpened(work: () => void): void {
  document.addEventListener(GATE_OPENED_EVENT, work, { once: true });
}
