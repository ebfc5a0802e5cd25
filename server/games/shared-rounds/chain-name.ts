/** The name of a game's seed chains. */
export const chainNameOf = (gameId: number): string => String(gameId);
