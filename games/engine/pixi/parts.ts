/**
 * What the games use of Pixi. The built games read this instead of the whole package (tools/build/slim-pixi.ts), whose
 * index reaches meshes, particles, video, bitmap fonts, asset loaders and a third renderer.
 */
import '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/utils/textureFrom';
import { extensions } from '../../../node_modules/pixi.js/lib/extensions/Extensions';
import { StencilMask } from '../../../node_modules/pixi.js/lib/rendering/mask/stencil/StencilMask';
import { CanvasSource } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource';
import { ImageSource } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/sources/ImageSource';

// What textures are made of, and masks that are shapes.
extensions.add(StencilMask, CanvasSource, ImageSource);

export { Rectangle } from '../../../node_modules/pixi.js/lib/maths/shapes/Rectangle';
export { Texture } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/Texture';
export { Container } from '../../../node_modules/pixi.js/lib/scene/container/Container';
export { Graphics } from '../../../node_modules/pixi.js/lib/scene/graphics/shared/Graphics';
export { Sprite } from '../../../node_modules/pixi.js/lib/scene/sprite/Sprite';
export { CanvasTextMetrics } from '../../../node_modules/pixi.js/lib/scene/text/canvas/CanvasTextMetrics';
export { fontStringFromTextStyle } from '../../../node_modules/pixi.js/lib/scene/text/canvas/utils/fontStringFromTextStyle';
export { Text } from '../../../node_modules/pixi.js/lib/scene/text/Text';
export { TextStyle } from '../../../node_modules/pixi.js/lib/scene/text/TextStyle';
export { Ticker } from '../../../node_modules/pixi.js/lib/ticker/Ticker';
export { autoDetectRenderer } from './load-renderer.ts';
