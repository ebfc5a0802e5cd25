import type { Container } from 'pixi.js';

/** A display and all displays in it. */
export const everythingIn = (view: Container): Container[] => [view, ...view.children.flatMap(everythingIn)];
