/**
 * Every scene of the app by its name. The stage's registry adds all but the first page's own, which this layer knows
 * because it is what a route shows that names no other.
 *
 * @public
 */
export interface SceneTable {
  readonly lobby: { readonly surface: 'back' };
}

/** The names of the scenes on one surface: `back` in the scrolled page, `front` above the panels. */
export type SceneOn<Surface extends 'back' | 'front'> = {
  [Name in keyof SceneTable]: SceneTable[Name]['surface'] extends Surface ? Name : never;
}[keyof SceneTable];
