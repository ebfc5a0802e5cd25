import { type ComponentType, lazy } from 'react';
import { loadOnce } from '../platform/load-once.ts';
import type { BackSurface } from './back-surface.ts';
import type { FrontSurface } from './front-surface.ts';
import { LobbyMirror } from './mirror/lobby-mirror.tsx';
import type { CreateScene } from './scene-host.ts';

type MaybePromise<Value> = Value | Promise<Value>;

export type SceneEntry =
  /** In the scrolled page, under the panels and under its mirror, which is the page until the scene has entered. */
  | {
      readonly surface: 'back';
      readonly mirror: ComponentType;
      readonly load: () => MaybePromise<CreateScene<BackSurface>>;
    }
  /** Above the panels, mounted only while it shows something. */
  | { readonly surface: 'front'; readonly load: () => MaybePromise<CreateScene<FrontSurface>> };

/** Every scene of the app. A route or an overlay names the one it wants. */
export const SCENES = {
  lobby: {
    surface: 'back',
    mirror: LobbyMirror,
    // In the stage's own file: another one would cost the first visit a round trip.
    load: loadOnce(async () => (await import('./lobby/lobby-binding.ts')).createLobby),
  },
  vipRoad: {
    surface: 'back',
    mirror: lazy(async () => ({ default: (await import('./mirror/road-mirror.tsx')).RoadMirror })),
    load: async () => (await import('./road-binding.ts')).createRoad,
  },
  claim: { surface: 'front', load: async () => (await import('./claim-binding.ts')).createClaim },
  levelUp: { surface: 'front', load: async () => (await import('./level-up-binding.ts')).createLevelUp },
  jackpot: { surface: 'front', load: async () => (await import('./jackpot-binding.ts')).createJackpot },
  scratchCard: {
    surface: 'front',
    load: async () => (await import('./scratch-card-binding.ts')).createScratchCard,
  },
  inviteWheel: {
    surface: 'front',
    load: async () => (await import('./invite-wheel-binding.ts')).createInviteWheel,
  },
  lottery: { surface: 'front', load: async () => (await import('./lottery-binding.ts')).createLottery },
} as const satisfies Record<string, SceneEntry>;

type OtherScenes = Omit<typeof SCENES, 'lobby'>;

declare module '../session/pages/scene-names.ts' {
  // Routes and overlays lie below the stage and may not import it: their names come to them by type alone.
  interface SceneTable extends OtherScenes {}
}
