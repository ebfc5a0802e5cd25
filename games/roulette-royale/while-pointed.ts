/** Tells when a button begins and ends to be pointed at. A finger points at nothing: only a mouse and the keys do. */
export function whilePointed(view: HTMLButtonElement, tell: (isPointed: boolean) => void): void {
  view.addEventListener('pointerenter', ({ pointerType }) => tell(pointerType === 'mouse'));
  view.addEventListener('focus', () => tell(view.matches(':focus-visible')));
  for (const end of ['pointerleave', 'blur']) view.addEventListener(end, () => tell(false));
}
