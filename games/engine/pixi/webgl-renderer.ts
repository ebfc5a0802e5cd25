import { GlUboSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/GlUboSystem';
import { GlShaderSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/GlShaderSystem';
import { GlUniformGroupSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/shader/GlUniformGroupSystem';
import { UboSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/shader/UboSystem';
import { generateShaderSyncPolyfill } from '../../../node_modules/pixi.js/lib/unsafe-eval/shader/generateShaderSyncPolyfill';
import { generateUboSyncPolyfillSTD40 } from '../../../node_modules/pixi.js/lib/unsafe-eval/ubo/generateUboSyncPolyfill';
import { generateUniformsSyncPolyfill } from '../../../node_modules/pixi.js/lib/unsafe-eval/uniforms/generateUniformsSyncPolyfill';

// What Pixi makes functions out of text for, as plain functions: its own polyfill, without WebGPU's half.
const PLAIN_METHODS = [
  [UboSystem, { _systemCheck: () => undefined }],
  [GlUboSystem, { _generateUboSync: generateUboSyncPolyfillSTD40 }],
  [GlShaderSystem, { _generateShaderSync: generateShaderSyncPolyfill }],
  [GlUniformGroupSystem, { _generateUniformsSync: generateUniformsSyncPolyfill }],
] as const;
for (const [{ prototype }, own] of PLAIN_METHODS) Object.assign(prototype, own);

export { WebGLRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/gl/WebGLRenderer';
