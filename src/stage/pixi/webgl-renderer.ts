import { GlBatchAdaptor } from '../../../node_modules/pixi.js/lib/rendering/batcher/gl/GlBatchAdaptor';
import { DefaultShader } from '../../../node_modules/pixi.js/lib/rendering/batcher/shared/DefaultShader';
import { ColorMaskPipe } from '../../../node_modules/pixi.js/lib/rendering/mask/color/ColorMaskPipe';
import { GlBufferSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/buffer/GlBufferSystem';
import { GlContextSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/context/GlContextSystem';
import { GlBackBufferSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlBackBufferSystem';
import { GlColorMaskSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlColorMaskSystem';
import { GlEncoderSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlEncoderSystem';
import { GlLimitsSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlLimitsSystem';
import { GlStencilSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlStencilSystem';
import { GlUboSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlUboSystem';
import { GlGeometrySystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/geometry/GlGeometrySystem';
import { GlRenderTargetSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/renderTarget/GlRenderTargetSystem';
import { GlShaderSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/GlShaderSystem';
import { GlUniformGroupSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/GlUniformGroupSystem';
import { GlStateSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/state/GlStateSystem';
import { GlTextureSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/texture/GlTextureSystem';
import { UboSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/shader/UboSystem';
import { AbstractRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer';
import { RendererType } from '../../../node_modules/pixi.js/lib/rendering/renderers/types';
import { generateShaderSyncPolyfill } from '../../../node_modules/pixi.js/lib/unsafe-eval/shader/generateShaderSyncPolyfill';
import { generateUboSyncPolyfillSTD40 } from '../../../node_modules/pixi.js/lib/unsafe-eval/ubo/generateUboSyncPolyfill';
import { generateUniformsSyncPolyfill } from '../../../node_modules/pixi.js/lib/unsafe-eval/uniforms/generateUniformsSyncPolyfill';
import type { DefaultShader as BatchTextures } from './batch-textures.ts';
import { allowNoEval, byName, SHARED_PIPES, SHARED_SYSTEMS } from './shared-systems.ts';

allowNoEval();
// What Pixi makes functions out of text for, as plain functions: its own polyfill, without WebGPU's half.
Object.assign(UboSystem.prototype, { _systemCheck: () => undefined });
Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: generateUniformsSyncPolyfill });
Object.assign(GlUboSystem.prototype, { _generateUboSync: generateUboSyncPolyfillSTD40 });
Object.assign(GlShaderSystem.prototype, { _generateShaderSync: generateShaderSyncPolyfill });

type StartBatch = Parameters<GlBatchAdaptor['start']>;

const batchShaders = new Map<number, DefaultShader>();

/** One shader for each number of textures, and a device has one such number. */
function batchShader(maxTextures: number): DefaultShader {
  const shader = batchShaders.get(maxTextures) ?? new DefaultShader(maxTextures);
  batchShaders.set(maxTextures, shader);
  return shader;
}

/** Makes the batch's shader where one is needed. */
class BatchAdaptor extends GlBatchAdaptor {
  override start(
    pipe: StartBatch[0],
    geometry: StartBatch[1],
    textures: BatchTextures & StartBatch[2],
  ): void {
    super.start(pipe, geometry, batchShader(textures.maxTextures));
  }
}

/** Draws with the graphics card. */
export class WebGLRenderer extends AbstractRenderer<unknown, never> {
  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: byName([
        ...SHARED_SYSTEMS,
        GlUboSystem,
        GlBackBufferSystem,
        GlContextSystem,
        GlLimitsSystem,
        GlBufferSystem,
        GlTextureSystem,
        GlRenderTargetSystem,
        GlGeometrySystem,
        GlUniformGroupSystem,
        GlShaderSystem,
        GlEncoderSystem,
        GlStateSystem,
        GlStencilSystem,
        GlColorMaskSystem,
      ]),
      renderPipes: byName([...SHARED_PIPES, ColorMaskPipe]),
      renderPipeAdaptors: byName([BatchAdaptor]),
    });
  }
}
