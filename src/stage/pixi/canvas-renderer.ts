import { CanvasBatchAdaptor } from '../../../node_modules/pixi.js/lib/rendering/batcher/canvas/CanvasBatchAdaptor';
import { CanvasColorMaskPipe } from '../../../node_modules/pixi.js/lib/rendering/mask/color/CanvasColorMaskPipe';
import { CanvasContextSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasContextSystem';
import { CanvasLimitsSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasLimitsSystem';
import { CanvasRenderTargetSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/renderTarget/CanvasRenderTargetSystem';
import { CanvasTextureSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/canvas/texture/CanvasTextureSystem';
import { AbstractRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer';
import { RendererType } from '../../../node_modules/pixi.js/lib/rendering/renderers/types';
import { allowNoEval, byName, SHARED_PIPES, SHARED_SYSTEMS } from './shared-systems.ts';

allowNoEval();

/** Draws with the browser's own 2D canvas; where a processor plays the graphics card this is the faster one. */
export class CanvasRenderer extends AbstractRenderer<unknown, never> {
  constructor() {
    super({
      name: 'canvas',
      type: RendererType.CANVAS,
      systems: byName([
        ...SHARED_SYSTEMS,
        CanvasContextSystem,
        CanvasLimitsSystem,
        CanvasTextureSystem,
        CanvasRenderTargetSystem,
      ]),
      renderPipes: byName([...SHARED_PIPES, CanvasColorMaskPipe]),
      renderPipeAdaptors: byName([CanvasBatchAdaptor]),
    });
  }
}
