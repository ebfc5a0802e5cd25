/**
 * What the lobby uses of Pixi. The built app reads this instead of the whole package (tools/build/slim-pixi.ts), whose
 * index reaches meshes, masks, texts, video and three renderers: twice the bytes for nothing that is ever drawn.
 */
export { Application } from '../../../node_modules/pixi.js/lib/app/Application';
export { Rectangle } from '../../../node_modules/pixi.js/lib/maths/shapes/Rectangle';
export { TextureSource } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/sources/TextureSource';
export { Texture } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/Texture';
export { Container } from '../../../node_modules/pixi.js/lib/scene/container/Container';
export { Sprite } from '../../../node_modules/pixi.js/lib/scene/sprite/Sprite';
export { Ticker } from '../../../node_modules/pixi.js/lib/ticker/Ticker';
