import { BatcherPipe } from '../../../node_modules/pixi.js/lib/rendering/batcher/shared/BatcherPipe';
import { BackgroundSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/background/BackgroundSystem';
import { BlendModePipe } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/blendModes/BlendModePipe';
import { GCSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/GCSystem';
import { GlobalUniformSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/renderTarget/GlobalUniformSystem';
import { SchedulerSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/SchedulerSystem';
import { AbstractRenderer } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer';
import { RenderableGCSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/RenderableGCSystem';
import { TextureGCSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/texture/TextureGCSystem';
import { ViewSystem } from '../../../node_modules/pixi.js/lib/rendering/renderers/shared/view/ViewSystem';
import { RenderGroupPipe } from '../../../node_modules/pixi.js/lib/scene/container/RenderGroupPipe';
import { RenderGroupSystem } from '../../../node_modules/pixi.js/lib/scene/container/RenderGroupSystem';
import { SpritePipe } from '../../../node_modules/pixi.js/lib/scene/sprite/SpritePipe';

/** Every renderer of the lobby draws sprites in containers, and nothing else. */
export const SHARED_SYSTEMS = [
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GCSystem,
  TextureGCSystem,
  RenderableGCSystem,
  SchedulerSystem,
];
export const SHARED_PIPES = [BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe];

interface NamedSystem {
  readonly extension: { readonly name: string };
}

/** Parts by the names under which a renderer knows them; what each of them takes is between it and Pixi. */
export function byName(parts: readonly NamedSystem[]): { name: string; value: never }[] {
  return parts.map((value) => ({ name: value.extension.name, value: value as never }));
}

/** Nothing here makes functions out of text, which the page's policy forbids: Pixi need not look whether it may. */
export function allowNoEval(): void {
  Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined });
}
