/**
 * What Pixi's binding for React asks of Pixi, in the built app. It only compares with the kinds below, or reads their
 * defaults; the lobby has none of them, and the real ones bring a quarter of Pixi along.
 */
export { Application } from '../../../node_modules/pixi.js/lib/app/Application';
export { extensions } from '../../../node_modules/pixi.js/lib/extensions/Extensions';
export { Container } from '../../../node_modules/pixi.js/lib/scene/container/Container';

export class Filter {}
export class Graphics {}
export const TextStyle = { defaultTextStyle: {} };
