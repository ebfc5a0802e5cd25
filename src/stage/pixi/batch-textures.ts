/**
 * Stands for Pixi's shader of the sprite batch in the built app, wherever a batch is made. The canvas renderer only hands
 * it on, and would make its programs' texts, and a WebGL context to learn a precision for them, before its first frame. The
 * WebGL renderer puts the shader in its place (`webgl-renderer.ts`, decision 810).
 */
export class DefaultShader {
  /** Of one batch. */
  readonly maxTextures: number;

  constructor(maxTextures: number) {
    this.maxTextures = maxTextures;
  }
}
