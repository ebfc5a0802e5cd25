import type { BackSurface } from './back-surface.ts';
import type { FrontSurface } from './front-surface.ts';
import { createLobby } from './lobby-binding.ts';
import type { CreateScene } from './scene-host.ts';

export type SceneEntry =
  /** In the scrolled page, under the panels. */
  | { readonly surface: 'back'; readonly load: () => Promise<CreateScene<BackSurface>> }
  /** Above the panels, mounted only while it shows something. */
  | { readonly surface: 'front'; readonly load: () => Promise<CreateScene<FrontSurface>> };

/** Every scene of the app. A route or an overlay names the one it wants. */
export const SCENES = {
  // The stage is fetched for it: a file of its own would cost the first visit a round trip.
  lobby: { surface: 'back', load: async () => createLobby },
  jackpot: { surface: 'front', load: async () => (await import('./jackpot-binding.ts')).createJackpot },
} as const satisfies Record<string, SceneEntry>;

type Scenes = typeof SCENES;

/** The names of the scenes on one surface. */
export type SceneOn<Surface extends SceneEntry['surface']> = {
  [Name in keyof Scenes]: Scenes[Name]['surface'] extends Surface ? Name : never;
}[keyof Scenes];
