import type { Addition } from '../addition.ts';

/** A lantern on the front surface, above the page of unfinished rounds. */
export const scene: Addition = {
  name: 'scene',
  maxEditedFiles: 2,
  edits: [
    {
      file: 'src/stage/scene-registry.ts',
      search: `} as const satisfies Record<string, SceneEntry>;`,
      replace: `  lantern: {
    surface: 'front',
    load: async () => (await import('./lantern-binding.ts')).createLantern,
  },
} as const satisfies Record<string, SceneEntry>;`,
    },
    {
      file: 'src/features/wallet/module.ts',
      search: `      path: paths.retrieveBalance,`,
      replace: `      path: paths.retrieveBalance,\n      front: 'lantern',`,
    },
  ],
};
