import type { SeedPairs } from '../../../contract/games/seed-pair-calls.ts';

/** The client seed that tests play with. */
export const CLIENT_SEED = 'player-seed';

interface Opened extends SeedPairs {
  readonly gameToken: string;
}

interface CallsGames {
  // biome-ignore lint/suspicious/noExplicitAny: as the calls of the tests answer
  call(name: string, body: Record<string, unknown>, token: string): Promise<{ readonly data: any }>;
}

/** What a bet in this frame names, with the seed pair opened as the frame of a player's first game does. */
export async function openSeedPair(
  { call }: CallsGames,
  { gameToken, seedPair, nextCommit }: Opened,
): Promise<{ clientSeed: string; commit: string }> {
  if (seedPair) return { clientSeed: seedPair.clientSeed, commit: seedPair.commit };
  const body = { commit: nextCommit, clientSeed: CLIENT_SEED };
  const { data } = await call('game/rotateSeedPair', body, gameToken);
  return { clientSeed: data.seedPair.clientSeed, commit: data.seedPair.commit };
}
