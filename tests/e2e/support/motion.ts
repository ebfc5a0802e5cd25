/** For a spec that is about motion; elsewhere a phone asks for less of it. */
export const FULL_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
